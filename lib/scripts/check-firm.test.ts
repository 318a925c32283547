/** `npm run check:firm` in a copy of the sources, for what pages cannot be made with. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withValue } from '@/lib/scripts/adopt/edit-source';

const copy = mkdtempSync(path.join(tmpdir(), 'check-'));
const at = (file: string) => path.join(copy, file);
beforeAll(() => {
  for (const file of ['content', 'lib', 'package.json', 'tsconfig.json']) {
    cpSync(file, at(file), { recursive: true });
  }
  for (const folder of ['node_modules', 'public']) {
    symlinkSync(path.resolve(folder), at(folder), 'junction');
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

test.each([
  ['pageCount', "{ script: 'count' }", 'content/site.ts: pageCount.script: must be'],
  ['site.delivery', "{ endpoint: 'forms' }", 'content/site.ts: site.delivery.endpoint: must be'],
])('%s as %s is named, though pages name its host', (place, code, fault) => {
  const source = readFileSync('content/site.ts', 'utf8');
  writeFileSync(at('content/site.ts'), withValue(source, place, code));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lib/scripts/check-firm.ts'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain(`To change:\n${fault}`);
});
