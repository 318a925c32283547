import type { Due } from '@/lib/almanac/almanac';
import { partsOf } from '@/lib/days';

export type Rhythm = 'monthly' | 'quarterly' | 'between';

/** A duty that comes back on one day of the month; `missing` are months, from 1, without it. */
export type Recurring = { due: Due; rhythm: Rhythm; day: number; missing: readonly number[] };

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const FIRST_OF_QUARTER = [1, 4, 7, 10];

/** How a rule with these months comes back; `null` if a list of months says it better. */
function rhythmOf(months: readonly number[]): Rhythm | null {
  if (months.length >= 11) return 'monthly';
  const quarterly = months.filter((month) => FIRST_OF_QUARTER.includes(month)).length;
  if (months.length === 4 && quarterly === 4) return 'quarterly';
  return months.length === 8 && quarterly === 0 ? 'between' : null;
}

/** Those of a rule's dues that fall on its most frequent day of the month. */
function onUsualDay(dues: readonly Due[]): Due[] {
  const sameDay = dues.map(({ date }) =>
    dues.filter((due) => partsOf(due.date).day === partsOf(date).day),
  );
  return sameDay.reduce((most, next) => (next.length > most.length ? next : most), []);
}

/**
 * The duties of twelve months that come back on the same day every month, in the first month of
 * every quarter or in the others, by day. A month may have one of them on another day as well.
 */
export function recurringOf(dues: readonly Due[]): Recurring[] {
  const rules = [...new Set(dues.map(({ rule }) => rule))];
  return rules
    .flatMap((rule) => {
      const usual = onUsualDay(dues.filter((due) => due.rule === rule));
      const months = usual.map(({ date }) => partsOf(date).month);
      const rhythm = rhythmOf(months);
      const [due] = usual;
      if (!rhythm || !due) return [];
      const { day } = partsOf(due.date);
      const missing = rhythm === 'monthly' ? MONTHS.filter((month) => !months.includes(month)) : [];
      return [{ due, rhythm, day, missing }];
    })
    .sort((one, two) => one.day - two.day);
}

/** Whether the list of what comes back has this duty, so that its month need not. */
export const comesBack = (recurring: readonly Recurring[], { rule, date }: Due) =>
  recurring.some(({ due, day }) => due.rule === rule && partsOf(date).day === day);
