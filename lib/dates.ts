import { daysBetween } from '@/lib/days';

const MINUTE = 60 * 1000;
const HALF_DAY_IN_MINUTES = 12 * 60;

const dayWords = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** The calendar day of a moment where the client is, as an ISO date. */
export function isoDay(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** `2026-02-14` is `14 Feb 2026`. */
export function formatDay(isoDate: string): string {
  return dayWords.format(new Date(isoDate));
}

/** Words that belong together stay on one line. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** How long ago, in words: `just now`, `5 minutes ago`, `yesterday`, then the day itself. */
export function formatAgo(at: number, now: number): string {
  const elapsed = Math.max(0, now - at);
  if (elapsed < MINUTE) return unbroken('just now');
  // Whole minutes first, so that 1 hour 59 minutes 58 seconds is 2 hours.
  const minutes = Math.round(elapsed / MINUTE);
  if (minutes < 60) return unbroken(relative.format(-minutes, 'minute'));
  const today = isoDay(new Date(now));
  const day = isoDay(new Date(at));
  // In the first hours of a day, what happened two hours ago did not happen "yesterday".
  if (day === today || minutes < HALF_DAY_IN_MINUTES) {
    return unbroken(relative.format(-Math.floor(minutes / 60), 'hour'));
  }
  const days = daysBetween(day, today);
  return unbroken(days < 7 ? relative.format(-days, 'day') : formatDay(day));
}
