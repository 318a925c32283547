import type { IsoDate } from '@/content/types/units';
import { aSunday, doBy, dueToday, formatDayAndMonth, months } from '@/content/words/days';

export { formatDayAndMonth };

/** Nothing here depends on the machine's time zone. */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const DAY = 24 * 60 * 60 * 1000;
/** India is five and a half hours ahead of UTC all year. */
const INDIA_AHEAD = 5.5 * 60 * 60 * 1000;

const formatIso = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/**
 * January is month 1, the next January month 13. A day past the end of a month becomes its last day.
 */
export function createIsoDate(year: number, month: number, day: number): IsoDate {
  return formatIso(Date.UTC(year, month - 1, Math.min(day, countDaysInMonth(year, month))));
}

export const countDaysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day some months later, or the last of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parseIsoDate(date);
  return createIsoDate(year, month + months, day);
}

export const addDays = (date: IsoDate, days: number) => formatIso(Date.parse(date) + days * DAY);

/** Negative if `to` is earlier. */
export const countDaysBetween = (from: IsoDate, to: IsoDate) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Sunday is 0. */
export const getWeekday = (date: IsoDate) => new Date(date).getUTCDay();

export const isSunday = (date: IsoDate) => getWeekday(date) === 0;

/** Wherever the visitor is: a due date ends when the day ends in India. */
export const getDayInIndia = (moment: number) => formatIso(moment + INDIA_AHEAD);

export const getMinutesInIndia = (moment: number): number => {
  const there = new Date(moment + INDIA_AHEAD);
  return there.getUTCHours() * 60 + there.getUTCMinutes();
};

export function parseIsoDate(date: IsoDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

export function getPreviousMonth(year: number, month: number): { year: number; month: number } {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

export const getMonthName = (date: IsoDate) => months[parseIsoDate(date).month - 1] ?? '';
export const getWeekdayName = (date: IsoDate) => WEEKDAYS[getWeekday(date)] ?? '';

/** `a Sunday: do it by 28 November` while that day is still to come; empty for any other day. */
export function describeSundayDueDate(date: IsoDate, today: IsoDate = ''): string {
  const before = addDays(date, -1);
  return isSunday(date) && before >= today ? `${doBy} ${formatDayAndMonth(before)}` : '';
}

/** The same, or `a Sunday` once that day has passed; empty for any other day. */
export const describeSunday = (date: IsoDate, today: IsoDate): string =>
  isSunday(date) ? describeSundayDueDate(date, today) || aSunday : '';

/** `due today`, `tomorrow`, `24 days left` */
export function formatDaysLeft(today: IsoDate, date: IsoDate): string {
  const days = countDaysBetween(today, date);
  if (days === 0) return dueToday.toLowerCase();
  return days === 1 ? 'tomorrow' : `${days} days left`;
}

export const FINANCIAL_YEAR = /^20[2-9]\d-\d{2}$/;

/** From April to March: `2026-27`. */
export const formatYearRange = (year: number): string =>
  `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

export function getFinancialYear(day: IsoDate): string {
  const { year, month } = parseIsoDate(day);
  return formatYearRange(month >= 4 ? year : year - 1);
}
