import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { groupOf, type StateId } from '@/content/states';
import type { Audience, DueDates } from '@/content/types/due-dates';
import { binds, byDay, type Due, duesBetween, inOneLine, lineOf } from '@/lib/calendar/calendar';
import { addDays, dayAndMonth } from '@/lib/days';

const data: DueDates = dueDates;
const rights: readonly string[] = calendar.rights;

export type NextDue = {
  /** `25 December` */
  day: string;
  /** `PMT-06 for November` */
  what: string;
  /** On a Sunday, the day before, on which it can be done; else `null`. */
  doneBy: string | null;
};

const isOf = ({ rule }: Due, state: StateId | null) =>
  !rule.states || !state || rule.states === groupOf(state);

/** The next days on which some kinds of person have to file or pay something, from `today` on. */
export function nextFor(
  chosen: readonly Audience[],
  state: StateId | null,
  today: string,
  most: number,
): NextDue[] {
  const dues = duesBetween(data, today > data.from ? today : data.from, data.until).filter(
    (due) => binds(due.rule, chosen) && isOf(due, state) && !rights.includes(due.rule.id),
  );
  return byDay(dues)
    .slice(0, most)
    .map(({ date, dues: due }) => ({
      day: dayAndMonth(date),
      what: inOneLine(due, lineOf),
      doneBy: due.some(({ isSunday }) => isSunday) ? dayAndMonth(addDays(date, -1)) : null,
    }));
}
