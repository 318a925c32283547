import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LEFT_OUT = new Set(['node_modules', '.next', 'out', 'test-results']);

/** A copy of the project in which nothing was built yet. Whoever makes it calls `remove`. */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(source) && source !== 'lib/build/generated',
  });
  // A hard copy: Next refuses modules that lie outside of the project.
  cpSync('node_modules', path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.startsWith('node_modules/.cache'),
  });

  /** Runs Node.js there and fails with what it printed. */
  const run = (...args: string[]) => {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { status, stderr, stdout } = spawnSync(process.execPath, args, options);
    if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  };
  return {
    folder,
    prepare: () => run('--import', 'tsx', 'lib/build/before.ts'),
    next: () => run('node_modules/next/dist/bin/next', 'build'),
    finish: () => run('--import', 'tsx', 'lib/build/after.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
