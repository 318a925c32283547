import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashBuildInputs, isBuilt, recordBuild } from '@/lib/scripts/built';

let root = '';
const day = new Date('2026-11-22T12:00:00Z');
const env = { CONDUCT: 'strict', PATH: '/bin' };
const inputs = (change = {}, on = day) => hashBuildInputs({ ...env, ...change }, root, on);
const isStillBuilt = (change = {}, on = day) => isBuilt('out', inputs(change, on), root);

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const file of [
    'features/a.tsx',
    'components/a.tsx',
    'content/a.ts',
    'lib/a.ts',
    'public/a.png',
  ]) {
    write(file, 'x');
  }
  for (const file of ['next.config.mjs', 'package-lock.json']) write(file, 'x');
  write('app/page.tsx', 'one');
  write('out/index.html', 'built');
  recordBuild('out', inputs(), root);
});

afterEach(() => rmSync(root, { recursive: true }));

test('an unchanged build is not repeated', () => {
  expect(isStillBuilt()).toBe(true);
  write('README.md', 'x');
  write('docs/notes.md', 'x');
  write('next-env.d.ts', 'x');
  write('lib/build/generated/build-id', 'x');
  write('app/page.test.tsx', 'x');
  write('e2e/site.spec.ts', 'x');
  expect(isStillBuilt({ PATH: '/usr/bin' })).toBe(true);
});

test.each<[string, () => unknown]>([
  ['a source that changed', () => write('app/page.tsx', 'two')],
  ['a source more', () => write('content/new.ts', 'x')],
  ['another picture', () => write('public/a.png', 'y')],
  ['a new configuration', () => write('.env', 'x')],
  ['a source that is gone', () => rmSync(path.join(root, 'app/page.tsx'))],
  ['another second firm', () => write('e2e/support/second-firm.json', 'x')],
  ['other packages', () => write('node_modules/.package-lock.json', '{}')],
  ['another build in between', () => write('out/index.html', 'another')],
  ['a file written again', () => utimesSync(path.join(root, 'out/index.html'), 1, 1)],
  ['a file more', () => write('out/more.html', 'x')],
  ['no folder', () => rmSync(path.join(root, 'out'), { recursive: true })],
])('%s repeats the build', (_, change) => {
  change();
  expect(isStillBuilt()).toBe(false);
});

test('another setting or another day repeats the build', () => {
  expect(isStillBuilt({ CONDUCT: 'specified' })).toBe(false);
  expect(isStillBuilt({ NEXT_PUBLIC_SITE_URL: 'https://firm.in' })).toBe(false);
  expect(isStillBuilt({}, new Date('2026-11-24T12:00:00Z'))).toBe(false);
});

test('a failed build is always repeated', () => {
  recordBuild('out', null, root);
  expect(isStillBuilt()).toBe(false);
});
