/* Days of the calendar as ISO dates, `2026-12-15`. None of it depends on the machine's time zone. */

const DAY = 24 * 60 * 60 * 1000;
/** India is five and a half hours ahead of UTC all year. */
const INDIA_AHEAD = 5.5 * 60 * 60 * 1000;

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day of a year; a day that the month lacks is its last one. */
export function dayOf(year: number, month: number, day: number): string {
  return iso(Date.UTC(year, month - 1, Math.min(day, daysIn(year, month))));
}

export const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const addDays = (date: string, days: number) => iso(Date.parse(date) + days * DAY);

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Sunday is 0. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay();

export const isSunday = (date: string) => weekdayOf(date) === 0;

/** The day in India at a moment, wherever the visitor is: due dates end with it. */
export const dayInIndia = (moment: number) => iso(moment + INDIA_AHEAD);

/** `{ year: 2026, month: 12, day: 15 }` */
export function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** The month before; of January the December of the year before. */
export function monthBefore(year: number, month: number): { year: number; month: number } {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(date));
};

/** `15 December` */
export const dayAndMonth = words({ day: 'numeric', month: 'long' });
/** `Tuesday` */
export const weekdayName = words({ weekday: 'long' });
/** `December` */
export const monthName = words({ month: 'long' });

/** `today`, `tomorrow`, `24 days left` */
export function daysLeft(today: string, date: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `${days} days left`;
}
