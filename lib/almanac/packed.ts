import { almanac } from '@/content/almanac';
import type { DueDates } from '@/content/types/due-dates';
import { byDay, duesOf } from '@/lib/almanac/almanac';
import type { PackedDues } from '@/lib/browser/dates';

/** The dates of a subject's rules, in the short form that a page carries. */
export function packedDues(data: DueDates, subject: keyof typeof almanac.lines): PackedDues {
  const ids: readonly string[] = almanac.lines[subject];
  const dues = duesOf(data).filter(({ rule }) => ids.includes(rule.id));
  return byDay(dues)
    .map(({ date, dues: due }) => `${date} ${due.map(({ rule }) => rule.name).join(' and ')}`)
    .join('|');
}
