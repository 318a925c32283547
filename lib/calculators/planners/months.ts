import { addDays, dayOf, daysBetween, daysIn, partsOf } from '@/lib/days';

/** Months from the month of one ISO date to that of another. */
function monthsApart(from: string, to: string): number {
  const [one, other] = [partsOf(from), partsOf(to)];
  return (other.year - one.year) * 12 + other.month - one.month;
}

/**
 * Calendar months touched from the day after one day until another, both ISO dates: 15 July to
 * 8 August is two. Zero where the other day is not later.
 */
export function calendarMonths(after: string, until: string): number {
  return until <= after ? 0 : monthsApart(addDays(after, 1), until) + 1;
}

/** Months of thirty days begun from the day after one day until another. */
export function thirtyDayMonths(after: string, until: string): number {
  return Math.max(0, Math.ceil(daysBetween(after, until) / 30));
}

/** The last day of so many months that begin on the day after: of one after 31 July, 31 August. */
function endOfMonths(after: string, months: number): string {
  const { year, month, day } = partsOf(after);
  const isLastOfMonth = day === daysIn(year, month);
  const index = month - 1 + months;
  return dayOf(year + Math.floor(index / 12), (index % 12) + 1, isLastOfMonth ? 31 : day);
}

/**
 * Months and parts of one in the period that begins on the day after a day and ends on another:
 * from 21 November until 21 December is one, until 22 December two.
 */
export function monthsBegun(after: string, until: string): number {
  if (until <= after) return 0;
  const whole = monthsApart(after, until);
  return until <= endOfMonths(after, whole) ? whole : whole + 1;
}

/**
 * As the income tax utility is reported to count: full months from the due day itself, and one
 * more. It is a month more than `monthsBegun` where the day of the month is the same.
 */
export function utilityMonths(due: string, until: string): number {
  if (until <= due) return 0;
  const isFull = partsOf(until).day >= partsOf(due).day;
  return monthsApart(due, until) + (isFull ? 1 : 0);
}
