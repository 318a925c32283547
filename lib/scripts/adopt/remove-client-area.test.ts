import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeClientArea } from '@/lib/scripts/adopt/remove-client-area';

jest.mock('@/content/site', () => ({ clientArea: false }));

const project = process.cwd();
let copy: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const commit = () => {
  const identity = ['-c', 'user.name=Firm', '-c', 'user.email=firm@example.com'];
  for (const command of [
    ['add', '-A'],
    [...identity, 'commit', '-qm', 'Files'],
  ]) {
    expect(spawnSync('git', command).status).toBe(0);
  }
};

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'remove-'));
  process.chdir(copy);
  spawnSync('git', ['init', '-q']);
  jest.spyOn(console, 'log').mockImplementation(() => {});
  for (const layer of ['components', 'content', 'e2e', 'lib']) write(`${layer}/x.css`, '');
  write('features/access/access.css', '');
  write('features/client-area/shell.css', '');
  write('app/globals.css', '@import "../features/client-area/shell.css";\n@import "kept";\n');
  commit();
});
afterEach(() => {
  process.chdir(project);
  rmSync(copy, { recursive: true });
});

test('files that a merge brings back are removed, even if not all of them come back', () => {
  expect(removeClientArea(false)).toBeNull();
  expect(existsSync('features')).toBe(false);
  expect(readFileSync('app/globals.css', 'utf8')).toBe('@import "kept";\n');
  write('features/client-area/shell.css', '');
  commit();
  expect(removeClientArea(false)).toBeNull();
  expect(existsSync('features')).toBe(false);
});

test('a site without such files says so', () => {
  removeClientArea(false);
  write('features/x.css', '');
  commit();
  expect(removeClientArea(false)).toBe('The sources of the client area are removed already.');
});
