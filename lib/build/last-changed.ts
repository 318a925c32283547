import { execFileSync } from 'node:child_process';

/**
 * When each file last changed, by its path from the project's root: the date of the newest commit
 * that changes it. `null` where the dates would be wrong: without version control, or in a clone
 * that has only the latest commits. A file with uncommitted changes has no date.
 */
export function lastChanged(root = process.cwd()): Map<string, string> | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return null;
    const dates = new Map<string, string>();
    for (const commit of git('log', '--relative', '--format=%x00%cI', '--name-only').split('\0')) {
      const [date, ...files] = commit.split('\n').filter(Boolean);
      if (date) for (const file of files) if (!dates.has(file)) dates.set(file, date);
    }
    for (const file of git('diff', '--relative', '--name-only', 'HEAD').split('\n')) {
      dates.delete(file);
    }
    return dates;
  } catch {
    return null;
  }
}

/** The day of the newest commit to a folder, such as `content/`; `null` where none is known. */
export function lastChangeIn(folder: string, dates = lastChanged()): string | null {
  const days = [...(dates ?? [])]
    .filter(([file]) => file.startsWith(folder))
    .map(([, date]) => date.slice(0, 10));
  return days.sort().at(-1) ?? null;
}
