import { calendar } from '@/content/calendar';
import type { DueDates } from '@/content/types/due-dates';
import {
  byDay,
  canLead,
  formatShortDueLine,
  inOneLine,
  listDues,
} from '@/features/calendar/calendar';
import type { PackedDues } from '@/lib/browser/dates';
import { unbroken } from '@/lib/text/unbroken';

/** The dates of a subject's rules, in the short form that a page carries. */
export function packedDues(data: DueDates, subject: keyof typeof calendar.lines): PackedDues {
  const ids: readonly string[] = calendar.lines[subject];
  const dues = listDues(data).filter(({ rule }) => ids.includes(rule.id));
  return byDay(dues)
    .map(
      ({ date, dues: due }) =>
        `${date} ${unbroken(due.map(({ rule }) => rule.name).join(' and '))}`,
    )
    .join('|');
}

/** The next days from one on, on which all of some kind of client have to file or pay something. */
export function packedFrom(data: DueDates, from: string, most: number): PackedDues {
  const dues = listDues(data).filter(({ rule, date }) => date >= from && canLead(rule));
  return byDay(dues)
    .slice(0, most)
    .map(({ date, dues: due }) => `${date} ${unbroken(inOneLine(due, formatShortDueLine))}`)
    .join('|');
}
