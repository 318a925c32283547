import { MONTHS } from '@/lib/runtime/months';

/**
 * Due dates in one text, in order: `2026-12-15 advance tax|2027-03-15 advance tax`. The page holds
 * all of them, as the next one depends on the visitor's day.
 */
export type PackedDues = string;

const DAY = 864e5;
/** How far India is ahead of UTC, all year, in milliseconds. */
export const INDIA = 198e5;

/** `Next: 15 December, advance tax, 14 days left`; `null` once all dates have passed. */
export function nextDueInWords(dues: PackedDues, now: number): string | null {
  const today = new Date(now + INDIA).toISOString().slice(0, 10);
  const next = dues.split('|').find((due) => due.slice(0, 10) >= today);
  if (!next) return null;
  const date = new Date(next.slice(0, 10));
  const days = (date.getTime() - Date.parse(today)) / DAY;
  const left = days > 1 ? `${days}\u00a0days\u00a0left` : days > 0 ? 'tomorrow' : 'today';
  return `Next: ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}, ${next.slice(11)}, ${left}`;
}

/** On an element that names the next of some due dates: the dates, packed. */
export const DUES = 'data-due';

/** On what the page shows until a day: that day, an ISO date. */
export const UNTIL = 'data-until';

/** Whether a day, an ISO date, is over in India. */
export const hasEnded = (until: string, now: number) =>
  new Date(now + INDIA).toISOString().slice(0, 10) > until;

/**
 * Of the loader: puts the next date where the page has words that are always true, and hides what
 * has ended since the page was built.
 */
export function writeNextDues(): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[${UNTIL}]`)) {
    part.hidden = hasEnded(part.getAttribute(UNTIL) ?? '', Date.now());
  }
  for (const line of document.querySelectorAll<HTMLElement>(`[${DUES}]`)) {
    const words = nextDueInWords(line.getAttribute(DUES) ?? '', Date.now());
    if (words) line.textContent = words;
  }
}
