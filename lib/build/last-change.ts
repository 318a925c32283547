import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { IsoDate } from '@/content/types/units';

const FILE = 'lib/build/generated/last-change';

/** Asks git; '' where there is none. */
type Git = (...args: string[]) => string;

const git: Git = (...args) => (spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '').trim();

/**
 * The day on which content/ last changed: that of its newest commit. It is the day of the
 * build where edits are not committed yet, or where git does not hold the whole history.
 */
export function findLastChange(day: Date, ask: Git = git): IsoDate {
  const today = day.toISOString().slice(0, 10);
  if (ask('rev-parse', '--is-shallow-repository') !== 'false') return today;
  if (ask('status', '--porcelain', '--', 'content/') !== '') return today;
  return ask('log', '-1', '--format=%cs', '--', 'content/') || today;
}

/** Writes the day to the file that next.config.mjs reads. */
export function writeLastChange(day: Date): void {
  writeFileSync(FILE, findLastChange(day));
}
