import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildId } from '@/lib/build/build-id';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-id-'));
  for (const folder of ['app', 'components', 'content', 'lib']) write(`${folder}/a.ts`, folder);
  for (const file of ['next.config.mjs', 'package-lock.json']) write(file, file);
});
afterEach(() => rmSync(root, { recursive: true }));

test('the same sources give the same id, in letters that a path may have', () => {
  expect(buildId(root)).toMatch(/^[0-9a-f]{20}$/);
  expect(buildId(root)).toBe(buildId(root));
});

test.each(['content/a.ts', 'content/new.ts', 'lib/deep/down.ts', 'package-lock.json'])(
  'a change in %s gives another',
  (file) => {
    const before = buildId(root);
    write(file, 'changed');
    expect(buildId(root)).not.toBe(before);
  },
);

test.each(['lib/a.test.ts', 'components/a.test.tsx', 'lib/build/generated/x.css', 'out/x.html'])(
  'a change in %s does not',
  (file) => {
    const before = buildId(root);
    write(file, 'changed');
    expect(buildId(root)).toBe(before);
  },
);
