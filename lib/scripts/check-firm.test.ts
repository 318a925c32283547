import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { site } from '@/content/site';
import { getDayInIndia } from '@/lib/days';
import { withValue } from '@/lib/scripts/adopt/edit-source';
import { formatAsCode } from '@/lib/scripts/adopt/edits';

const copy = mkdtempSync(path.join(tmpdir(), 'check-'));
const at = (file: string) => path.join(copy, file);
beforeAll(() => {
  for (const file of [
    'content',
    'features',
    'components',
    'lib',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(file, at(file), { recursive: true });
  }
  for (const folder of ['node_modules', 'public']) {
    symlinkSync(path.resolve(folder), at(folder), 'junction');
  }
  // What the firm has confirmed would not be listed.
  writeFileSync(at('content/data/confirmed.json'), '{ "confirmed": [] }');
});
afterAll(() => rmSync(copy, { recursive: true }));

function checkWith(...changes: [place: string, code: string][]) {
  const source = readFileSync('content/site.ts', 'utf8');
  const changed = changes.reduce((text, [place, code]) => withValue(text, place, code), source);
  writeFileSync(at('content/site.ts'), changed);
  return check();
}

function check(...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'lib/scripts/check-firm.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
}

test.each([
  ['pageCount', "{ script: 'count' }", 'content/site.ts: pageCount.script: must be'],
  ['site.delivery', "{ endpoint: 'forms' }", 'content/site.ts: site.delivery.endpoint: must be'],
])('%s as %s is named, though pages name its host', (place, code, fault) => {
  const { status, stdout, stderr } = checkWith([place, code]);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain(`To change:\n${fault}`);
});

test('two offices in one city are accepted, and named once', () => {
  const [office] = site.offices;
  const second = { ...office, id: 'second', name: 'Second office' };
  const { stdout, stderr } = checkWith(['site.offices', formatAsCode([office, second])]);
  expect(stderr).toBe('');
  expect(stdout).not.toContain('repeats');
});

test('the sample key is no fault of a site without a client area', () => {
  const demo = formatAsCode([demoQuotationKey]);
  const named = 'quotationKeys[0].x: a key whose private half';
  expect(checkWith(['quotationKeys', demo], ['clientArea', 'true']).stdout).toContain(named);
  expect(checkWith(['quotationKeys', demo], ['clientArea', 'false']).stdout).not.toContain(named);
});

test('a sentence that names an unoffered service is listed, to be read', () => {
  const { stdout, stderr } = checkWith(
    ['unlisted', formatAsCode(['/services/audit'])],
    ['site.blurb', "'We audit banks.'"],
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /To read, as it may be right:\n(content.*\n)*content\/site\.ts: site\.blurb: names Audit & Assurance, which you do not offer/,
  );
  expect(stdout).not.toContain('content/legal/terms.ts');
});

test('a confirmed promise is listed again only if its wording changes', () => {
  const { stdout } = check('--confirm', "Asha D'Souza", 'signedByPartner', 'dueDatesRead');
  expect(stdout).not.toMatch(/^(signedByPartner|dueDatesRead): /m);
  expect(stdout).toMatch(/^advanceReturned: /m);
  const { confirmed } = JSON.parse(readFileSync(at('content/data/confirmed.json'), 'utf8'));
  expect(confirmed.slice(-2)).toEqual(
    ['signedByPartner', 'dueDatesRead'].sort().map((promise) => ({
      promise,
      words: expect.any(String),
      by: "Asha D'Souza",
      on: getDayInIndia(Date.now()),
    })),
  );

  const source = readFileSync(at('content/promises.ts'), 'utf8');
  writeFileSync(
    at('content/promises.ts'),
    withValue(source, 'signedByPartner', "'Two partners sign every engagement.'"),
  );
  const { stdout: again } = check();
  expect(again).toMatch(/^signedByPartner: Two partners sign every engagement\.$/m);
  expect(again).not.toMatch(/^dueDatesRead: /m);
});

test('a promise with an unknown name is not confirmed', () => {
  const { status, stderr } = check('--confirm', 'Asha', 'signedByAll');
  expect([status, stderr]).toEqual([
    1,
    'No promise of content/promises.ts is called signedByAll.\n',
  ]);
});
