import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { IsoDate } from '@/content/types/units';

const FILE = 'lib/build/generated/last-change';

/** '' if there is no git. */
type Git = (...args: string[]) => string;

const runGit: Git = (...args) => (spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '').trim();

/**
 * The day of the newest commit in content/; the day of the build if edits are not committed, or if
 * git lacks the whole history.
 */
export function findLastChange(day: Date, ask: Git = runGit): IsoDate {
  const today = day.toISOString().slice(0, 10);
  if (ask('rev-parse', '--is-shallow-repository') !== 'false') return today;
  if (ask('status', '--porcelain', '--', 'content/') !== '') return today;
  return ask('log', '-1', '--format=%cs', '--', 'content/') || today;
}

export function writeLastChange(day: Date): void {
  writeFileSync(FILE, findLastChange(day));
}
