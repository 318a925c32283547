import type { IsoDate } from '@/content/types/units';
import {
  addDays,
  countDaysBetween,
  countDaysInMonth,
  createIsoDate,
  parseIsoDate,
} from '@/lib/days';

function countMonthsApart(from: IsoDate, to: IsoDate): number {
  const [first, second] = [parseIsoDate(from), parseIsoDate(to)];
  return (second.year - first.year) * 12 + second.month - first.month;
}

/**
 * The number of calendar months that a period touches, from the day after `after` to `until`: 15
 * July to 8 August touches two. Zero if `until` is not later.
 */
export function countCalendarMonths(after: IsoDate, until: IsoDate): number {
  return until <= after ? 0 : countMonthsApart(addDays(after, 1), until) + 1;
}

/** Months of thirty days, complete or begun, from the day after `after` to `until`. */
export function countThirtyDayMonths(after: IsoDate, until: IsoDate): number {
  return Math.max(0, Math.ceil(countDaysBetween(after, until) / 30));
}

/**
 * The last day of a number of months from the day after `after`: one after 31 July is 31 August.
 */
function endOfMonths(after: IsoDate, months: number): IsoDate {
  const { year, month, day } = parseIsoDate(after);
  const isLastOfMonth = day === countDaysInMonth(year, month);
  const index = month - 1 + months;
  return createIsoDate(year + Math.floor(index / 12), (index % 12) + 1, isLastOfMonth ? 31 : day);
}

/**
 * Months, complete or begun, from the day after `after` to `until`: from 21 November to 21 December
 * is one, to 22 December two.
 */
export function countMonthsBegun(after: IsoDate, until: IsoDate): number {
  if (until <= after) return 0;
  const whole = countMonthsApart(after, until);
  return until <= endOfMonths(after, whole) ? whole : whole + 1;
}
