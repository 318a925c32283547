import type { IsoDate } from '@/content/types/units';

export const weekdays = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const;

export type Weekday = keyof typeof weekdays;

/** In India's time on a 24-hour clock; `from` and `to` may be the same day. */
export type Hours = { from: Weekday; to: Weekday; opens: string; closes: string };

/** An office without an address says in `where` how to meet there. */
export type OfficeHours = {
  office: string;
  where?: string;
  open: readonly [Hours, ...Hours[]];
};

export type ClosedDates = { from: IsoDate; to: IsoDate; why: string };

const days = Object.keys(weekdays) as Weekday[];

export function listOpenDays({ from, to }: Pick<Hours, 'from' | 'to'>): Weekday[] {
  return days.slice(days.indexOf(from), days.indexOf(to) + 1);
}

/**
 * For `data-open`, with the weekdays as `Date` counts them, from Sunday: `12345 09:00 18:00` is Monday
 * to Friday from nine to six, and `2026-11-09/2026-11-11` at the end the days on which we are closed.
 */
export function formatOpenMark(hours: Hours, closed: readonly ClosedDates[] = []): string {
  const numbers = listOpenDays(hours).map((day) => (days.indexOf(day) + 1) % 7);
  const dates = closed.map(({ from, to }) => `${from}/${to}`);
  return [numbers.join(''), hours.opens, hours.closes, ...dates].join(' ');
}

export function listClosedDays(open: readonly Hours[]): Weekday[] {
  const taken = new Set(open.flatMap(listOpenDays));
  return days.filter((day) => !taken.has(day));
}

export function formatOpenDays({ from, to }: Pick<Hours, 'from' | 'to'>): string {
  return from === to ? from : `${from}-${to}`;
}

function formatClockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function formatOpeningTimes({ opens, closes }: Pick<Hours, 'opens' | 'closes'>): string {
  return `${formatClockTime(opens)} - ${formatClockTime(closes)}`;
}

export function formatOfficeHours(hours: Hours): string {
  return `${formatOpenDays(hours)} ${formatOpeningTimes(hours)}`;
}
