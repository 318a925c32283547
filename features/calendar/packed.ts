import { calendar } from '@/content/calendar';
import type { DueDates } from '@/content/types/due-dates';
import {
  canLead,
  formatShortDueLine,
  groupByDay,
  joinDues,
  listDues,
} from '@/features/calendar/calendar';
import type { PackedDues } from '@/lib/browser/dates';
import { joinUnbroken } from '@/lib/text/unbroken';

export function packSubjectDues(data: DueDates, subject: keyof typeof calendar.lines): PackedDues {
  const ids: readonly string[] = calendar.lines[subject];
  const dues = listDues(data).filter(({ rule }) => ids.includes(rule.id));
  return groupByDay(dues)
    .map(
      ({ date, dues: due }) =>
        `${date} ${joinUnbroken(due.map(({ rule }) => rule.name).join(' and '))}`,
    )
    .join('|');
}

/** The next days from one on, on which all of some kind of client have to file or pay something. */
export function packDuesFrom(data: DueDates, from: string, most: number): PackedDues {
  const dues = listDues(data).filter(({ rule, date }) => date >= from && canLead(rule));
  return groupByDay(dues)
    .slice(0, most)
    .map(({ date, dues: due }) => `${date} ${joinUnbroken(joinDues(due, formatShortDueLine))}`)
    .join('|');
}
