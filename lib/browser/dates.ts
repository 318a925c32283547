/**
 * The dates and opening hours on pages. Each depends on the visitor's day, so it is written before
 * the framework is there, and by the framework on pages that it opens. Both use the functions here.
 */
import { MONTHS } from '@/lib/browser/months';

/** Attributes of the elements, whose text is true until it is replaced. */
export const TODAY = 'data-today';
export const DAYS_AWAY = 'data-days-away';
export const NEXT_DUE = 'data-due';
export const NEXT_LEAVES = 'data-dues';
/** The day of the build, an ISO date, from which the days in the words are counted. */
export const BUILT = 'data-built';
/** On what the page shows until a day: that day, an ISO date. */
export const UNTIL = 'data-until';
/** Hours as `openMark` writes them. */
export const OPEN = 'data-open';
/** On the element of the letterhead that names the day of printing. */
export const PRINTED_ON = 'data-printed-on';

/** Due dates in one text, in order: `2026-12-15 advance tax|2027-03-15 advance tax`. */
export type PackedDues = string;

const DAY = 864e5;
/** How far India is ahead of UTC, all year, in milliseconds. */
const INDIA = 198e5;
const AGAIN_AFTER = 60_000;

const inIndia = (now: number) => new Date(now + INDIA).toISOString();

/** The visitor's date, in words: `21 November 2026`. */
export function todayInWords(): string {
  const today = new Date();
  return `${today.getDate()} ${MONTHS[today.getMonth()]} ${today.getFullYear()}`;
}

/** A day counted from today, in India's time: `by 8 December`. */
export function byDay(daysAway: number): string {
  const day = new Date(Date.now() + INDIA + daysAway * DAY);
  return `by ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}

const daysLeft = (days: number) =>
  days > 1 ? `${days}\u00a0days\u00a0left` : days > 0 ? 'tomorrow' : 'today';

/** `Next: 15 December, advance tax, 14 days left`; `null` once all dates have passed. */
export function nextDueInWords(dues: PackedDues, now: number): string | null {
  const today = inIndia(now).slice(0, 10);
  const next = dues.split('|').find((due) => due.slice(0, 10) >= today);
  if (!next) return null;
  const date = new Date(next.slice(0, 10));
  const days = (date.getTime() - Date.parse(today)) / DAY;
  return `Next: ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}, ${next.slice(11)}, ${daysLeft(days)}`;
}

/** Whether a day, an ISO date, is over in India. */
export const hasEnded = (until: string, now: number) => inIndia(now).slice(0, 10) > until;

/** A leaf of the calendar: `7`, `December 2026`, what is due, and how many days are left. */
export type Leaf = { date: string; day: string; month: string; what: string; left: string };

/** The next `most` days on which something is due. */
export function nextLeaves(dues: PackedDues, now: number, most: number): Leaf[] {
  const today = inIndia(now).slice(0, 10);
  const next = dues.split('|').filter((due) => due !== '' && due.slice(0, 10) >= today);
  return next.slice(0, most).map((due) => {
    const date = due.slice(0, 10);
    const month = `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
    const left = daysLeft((Date.parse(date) - Date.parse(today)) / DAY);
    return { date, day: String(Number(date.slice(8))), month, what: due.slice(11), left };
  });
}

/** Each element with an attribute, and its value. */
const marked = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`[${name}]`)].map(
    (element) => [element, element.getAttribute(name) ?? ''] as const,
  );

function showOpen() {
  const now = inIndia(Date.now());
  const day = String(new Date(now).getUTCDay());
  const time = now.slice(11, 16);
  for (const [mark, hours] of marked(OPEN)) {
    const [on = '', from = '', to = ''] = hours.split(' ');
    mark.hidden = !on.includes(day) || time < from || time >= to;
  }
}

/**
 * Marks the offices that are open, and keeps the marks right until the returned function is called.
 */
export function keepOpenNow(): () => void {
  showOpen();
  const timer = setInterval(showOpen, AGAIN_AFTER);
  return () => clearInterval(timer);
}

/** Moves the days in words, `25 Dec 2026`, by some days. */
export const movedDays = (words: string, days: number): string =>
  words.replace(/(\d+)\s(\w{3})\w*\s(\d{4})/g, (_, day, month, year) => {
    const at = MONTHS.findIndex((name) => name.startsWith(month));
    const moved = new Date(Date.UTC(Number(year), at, Number(day) + days));
    const name = MONTHS[moved.getUTCMonth()] ?? '';
    const short = name.slice(0, name === 'September' ? 4 : 3);
    return `${moved.getUTCDate()}\u00a0${short}\u00a0${moved.getUTCFullYear()}`;
  });

/** Brings the leaves of a list up to today, and hides those for which no date is left. */
function turnLeaves(list: HTMLElement, dues: PackedDues) {
  const leaves = nextLeaves(dues, Date.now(), list.children.length);
  [...list.children].forEach((element, index) => {
    const leaf = leaves[index];
    (element as HTMLElement).hidden = !leaf;
    const [time, what, left] = element.children;
    const [day, month] = time?.children ?? [];
    if (!leaf || !time || !what || !day || !month) return;
    (time as HTMLTimeElement).dateTime = leaf.date;
    day.textContent = leaf.day;
    month.textContent = leaf.month;
    what.textContent = leaf.what;
    if (left) left.textContent = leaf.left;
  });
}

/** Runs at the end of the HTML, before any framework: the dates of the page. */
export function writeDates(): void {
  for (const [place] of marked(TODAY)) place.textContent = todayInWords();
  for (const [place, days] of marked(DAYS_AWAY)) place.textContent = byDay(Number(days));
  for (const [place, built] of marked(BUILT)) {
    const days = (Date.parse(inIndia(Date.now()).slice(0, 10)) - Date.parse(built)) / DAY;
    if (days) place.textContent = movedDays(place.textContent, days);
  }
  for (const [place, dues] of marked(NEXT_DUE)) {
    place.textContent = nextDueInWords(dues, Date.now()) ?? place.textContent;
  }
  for (const [part, day] of marked(UNTIL)) part.hidden = hasEnded(day, Date.now());
  for (const [list, dues] of marked(NEXT_LEAVES)) turnLeaves(list, dues);
  if (marked(OPEN).length > 0) keepOpenNow();
}

/** Of the loader: puts the date on paper. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    for (const [place] of marked(PRINTED_ON)) place.textContent = todayInWords();
  });
}
