import type { IsoDate } from '@/content/types/units';
import { months } from '@/content/words/days';
import {
  countDaysBetween,
  formatDayAndMonth,
  getDayInIndia,
  getMinutesInIndia,
  parseIsoDate,
} from '@/lib/days';

const MINUTE = 60 * 1000;
const HALF_DAY_IN_MINUTES = 12 * 60;

/** The abbreviations of `en-IN`. */
const SHORT_MONTHS = months.map((month) => month.slice(0, month === 'September' ? 4 : 3));

/** `2 days ago`; `unit` is the singular. */
const formatCountAgo = (count: number, unit: string) =>
  preventWrap(`${count} ${count === 1 ? unit : `${unit}s`} ago`);

/**
 * Every day and time that is shown is formatted here, in India's time wherever the visitor is. The
 * linter allows no other formatter.
 */

/** `2026-02-14` is `14 Feb 2026`. */
export function formatDay(date: IsoDate): string {
  const { year, month, day } = parseIsoDate(new Date(date).toISOString().slice(0, 10));
  return `${day} ${SHORT_MONTHS[month - 1]} ${year}`;
}

/** `2026-02-14` is `14 February 2026`. */
export const formatLongDay = (date: IsoDate): string =>
  `${formatDayAndMonth(date)} ${parseIsoDate(date).year}`;

/** `2026-02-14` is `14 Feb`. */
export const formatShortDay = (date: IsoDate): string => formatDay(date).slice(0, -5);

/** `2026-02-14` is `Feb 2026`. */
export const formatMonth = (date: IsoDate): string => formatDay(date).replace(/^\d+ /, '');

export function formatTime(at: number): string {
  const minutes = getMinutesInIndia(at);
  const hours = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

export const formatMoment = (at: number): string =>
  `${formatDay(getDayInIndia(at))}, ${formatTime(at)}`;

export const preventWrap = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * `just now`, `5 minutes ago`, `yesterday`, then the date. A moment well in the future has its
 * date, as after a clock was set back.
 */
export function formatAgo(at: number, now: number): string {
  const elapsed = now - at;
  if (elapsed < -5 * MINUTE) return preventWrap(formatDay(getDayInIndia(at)));
  if (elapsed < MINUTE) return preventWrap('just now');
  // Rounded to whole minutes first, so that 1 hour 59 minutes 58 seconds is 2 hours.
  const minutes = Math.round(elapsed / MINUTE);
  if (minutes < 60) return formatCountAgo(minutes, 'minute');
  const today = getDayInIndia(now);
  const day = getDayInIndia(at);
  // Shortly after midnight "2 hours ago" is clearer than "yesterday".
  if (day === today || minutes < HALF_DAY_IN_MINUTES) {
    return formatCountAgo(Math.floor(minutes / 60), 'hour');
  }
  const days = countDaysBetween(day, today);
  if (days === 1) return 'yesterday';
  return days < 7 ? formatCountAgo(days, 'day') : preventWrap(formatDay(day));
}
