import { dueDates } from '@/content/due-dates';
import { getRegionGroup, type StateId } from '@/content/states';
import type { Audience, DueDates } from '@/content/types/due-dates';
import { dueToday } from '@/content/words/days';
import {
  appliesTo,
  canLead,
  type Due,
  formatDueLine,
  groupByDay,
  joinDues,
  listDuesBetween,
} from '@/features/calendar/calendar';
import { addDays, formatDayAndMonth, isSunday } from '@/lib/days';

const data: DueDates = dueDates;

export type NextDueDay = {
  /** `25 December`, `Due today` */
  day: string;
  /** `Pay GST in PMT-06 for November` */
  what: string;
  /** Of a Sunday to come, the day before, on which it can be done; else `null`. */
  doneBy: string | null;
};

const isOf = ({ rule }: Due, state: StateId | null) =>
  !rule.states || !state || rule.states === getRegionGroup(state);

/** The next days on which some kinds of person have to file or pay something, from `today` on. */
export function listNextDues(
  chosen: readonly Audience[],
  state: StateId | null,
  today: string,
  most: number,
): NextDueDay[] {
  const dues = listDuesBetween(data, today > data.from ? today : data.from, data.until).filter(
    (due) => appliesTo(due.rule, chosen) && isOf(due, state) && canLead(due.rule),
  );
  return groupByDay(dues)
    .slice(0, most)
    .map(({ date, dues: due }) => ({
      day: date === today ? dueToday : formatDayAndMonth(date),
      what: joinDues(due, formatDueLine),
      doneBy: isSunday(date) && date > today ? formatDayAndMonth(addDays(date, -1)) : null,
    }));
}
