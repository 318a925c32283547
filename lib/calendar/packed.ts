import { calendar } from '@/content/calendar';
import type { DueDates } from '@/content/types/due-dates';
import type { PackedDues } from '@/lib/browser/dates';
import { byDay, duesOf } from '@/lib/calendar/calendar';

/** The dates of a subject's rules, in the short form that a page carries. */
export function packedDues(data: DueDates, subject: keyof typeof calendar.lines): PackedDues {
  const ids: readonly string[] = calendar.lines[subject];
  const dues = duesOf(data).filter(({ rule }) => ids.includes(rule.id));
  return byDay(dues)
    .map(({ date, dues: due }) => `${date} ${due.map(({ rule }) => rule.name).join(' and ')}`)
    .join('|');
}
