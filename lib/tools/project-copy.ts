import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LEFT_OUT = new Set(['node_modules', '.next', 'out', 'test-results']);

function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    // Hard links do not work across disks.
    copyFileSync(from, to);
  }
}

/** Hard-links every file of a folder into another, which takes no disk space. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (source === path.join('node_modules', '.cache')) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** A copy of the project without build output. The caller must call `remove`. */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(source) && source !== 'lib/build/generated',
  });
  // Not a link to the folder: Next refuses modules from outside the project.
  linkFolder('node_modules', path.join(folder, 'node_modules'));

  /** Runs Node.js in the copy; throws with its output if it fails. */
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
