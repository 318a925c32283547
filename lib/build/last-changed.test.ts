import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastChanged, lastChangeIn } from '@/lib/build/last-changed';

const gitIsInstalled = spawnSync('git', ['--version']).status === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-changed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('names the last day on which a folder changed', () => {
  const dates = new Map([
    ['content/a.ts', '2026-01-02T10:00:00+05:30'],
    ['content/b.ts', '2026-03-04T10:00:00+05:30'],
    ['lib/c.ts', '2026-05-06T10:00:00+05:30'],
  ]);
  expect(lastChangeIn('content/', dates)).toBe('2026-03-04');
  expect(lastChangeIn('app/', dates)).toBeNull();
  expect(lastChangeIn('content/', null)).toBeNull();
});

test('gives no dates without a repository', () => {
  expect(lastChanged(folder)).toBeNull();
});

(gitIsInstalled ? describe : describe.skip)('in a repository', () => {
  const commit = (date: string, ...files: string[]) => {
    for (const file of files) writeFileSync(path.join(folder, file), date);
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    execFileSync('git', ['add', '.'], { cwd: folder });
    execFileSync('git', [...author, 'commit', '--quiet', '-m', 'x'], { cwd: folder, env });
  };

  beforeEach(() => {
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    commit('2026-01-02T10:00:00+05:30', 'a.ts', 'b.ts');
    commit('2026-03-04T10:00:00+05:30', 'b.ts');
  });

  test('dates each file by the newest commit that changes it', () => {
    expect(lastChanged(folder)).toEqual(
      new Map([
        ['b.ts', '2026-03-04T10:00:00+05:30'],
        ['a.ts', '2026-01-02T10:00:00+05:30'],
      ]),
    );
  });

  test('gives a file with uncommitted changes no date', () => {
    writeFileSync(path.join(folder, 'a.ts'), 'changed');
    expect([...(lastChanged(folder) ?? []).keys()]).toEqual(['b.ts']);
  });

  test('gives no dates in a shallow clone', () => {
    const clone = path.join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth=1', String(pathToFileURL(folder)), clone]);
    expect(lastChanged(clone)).toBeNull();
  });
});
