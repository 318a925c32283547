/**
 * The dates and opening hours on pages depend on the visitor's day. So a script writes them before the
 * framework runs, and React on pages that it opens. None of this uses `Intl`, whose first use takes a
 * slow phone a tenth of a second.
 */
import type { IsoDate } from '@/content/types/units';
import { dueToday, months } from '@/content/words/days';
import {
  BUILT,
  DATE_PART,
  DAYS_AWAY,
  NEXT_DATE_CARDS,
  NEXT_DUE,
  OPEN,
  OPENS,
  PRINTED_ON,
  TODAY,
  UNTIL,
} from '@/lib/browser/attributes';
import { formatDay, preventWrap } from '@/lib/dates';
import {
  addDays,
  countDaysBetween,
  createIsoDate,
  describeSundayDueDate,
  formatDayAndMonth,
  formatDaysLeft,
  getDayInIndia,
  getMinutesInIndia,
  getMonthName,
  getWeekday,
  getWeekdayName,
  isSunday,
  parseIsoDate,
} from '@/lib/days';

/** Due dates in order, as `2026-12-15 advance tax|2027-03-15 advance tax`. */
export type PackedDues = string;

export type DateCard = { date: string; day: string; month: string; what: string; left: string };

const AGAIN_AFTER = 60_000;
/** In days. No office closes for longer. */
const MOST_CLOSED = 40;

export function formatToday(): string {
  const now = new Date();
  const year = now.getFullYear();
  return `${formatDayAndMonth(createIsoDate(year, now.getMonth() + 1, now.getDate()))} ${year}`;
}

export const hasEnded = (until: IsoDate, now: number) => getDayInIndia(now) > until;

const listDuesAhead = (dues: PackedDues, now: number) =>
  dues
    .split('|')
    .map((due) => ({ date: due.slice(0, 10), what: due.slice(11) }))
    .filter(({ date }) => date !== '' && !hasEnded(date, now));

const formatTimeLeft = (date: string, now: number) =>
  preventWrap(formatDaysLeft(getDayInIndia(now), date));

/** `by Tuesday 15 December`; for a Sunday the day before, on which it can be done. */
function byWeekday(date: string): string {
  const day = isSunday(date) ? addDays(date, -1) : date;
  const inWords = (iso: string) => preventWrap(formatDayAndMonth(iso));
  const sunday = day === date ? '' : ` (${inWords(date)} is a Sunday)`;
  return `by ${getWeekdayName(day)} ${inWords(day)}${sunday}`;
}

/**
 * `Next: advance tax, by Tuesday 15 December` or `Due today: advance tax`; `null` after the last.
 */
export function describeNextDue(dues: PackedDues, now: number): string | null {
  const [next] = listDuesAhead(dues, now);
  if (!next) return null;
  if (next.date === getDayInIndia(now)) return `${dueToday}: ${next.what}`;
  return `Next: ${next.what}, ${byWeekday(next.date)}`;
}

export const listNextDateCards = (dues: PackedDues, now: number, most: number): DateCard[] =>
  listDuesAhead(dues, now)
    .slice(0, most)
    .map(({ date, what: due }) => {
      const { year, day } = parseIsoDate(date);
      const what = [due, describeSundayDueDate(date, getDayInIndia(now))]
        .filter(Boolean)
        .join('; ');
      const month = `${getMonthName(date)} ${year}`;
      return { date, day: String(day), month, what, left: formatTimeLeft(date, now) };
    });

function writeMarked(name: string, write: (element: HTMLElement, value: string) => void) {
  for (const element of document.querySelectorAll<HTMLElement>(`[${name}]`)) {
    write(element, element.getAttribute(name) ?? '');
  }
}

const parseMinutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const formatClock = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
};

function isOpenOn(hours: string, day: string): boolean {
  const [on = '', , , ...closed] = hours.split(' ');
  const isClosed = closed.some((dates) => {
    const [from = '', to = ''] = dates.split('/');
    return day >= from && day <= to;
  });
  return on.includes(String(getWeekday(day))) && !isClosed;
}

function isWithin(hours: string, now: number): boolean {
  const [, from, to] = hours.split(' ');
  const minutes = getMinutesInIndia(now);
  return (
    isOpenOn(hours, getDayInIndia(now)) &&
    minutes >= parseMinutes(from) &&
    minutes < parseMinutes(to)
  );
}

/** `Opens 9 AM`, or for another day `Opens Mon 9 AM`; empty during opening hours. */
export function describeNextOpening(hours: string, now: number): string {
  if (isWithin(hours, now)) return '';
  const [, from] = hours.split(' ');
  const today = getDayInIndia(now);
  const opens = parseMinutes(from);
  const next = Array.from({ length: MOST_CLOSED }, (_, ahead) => addDays(today, ahead)).find(
    (day) => isOpenOn(hours, day) && (day !== today || getMinutesInIndia(now) < opens),
  );
  const isNear = next && next < addDays(today, 7);
  const name = next && (isNear ? getWeekdayName(next).slice(0, 3) : formatDayAndMonth(next));
  const day = name && next !== today ? [name] : [];
  return ['Opens', ...day, formatClock(opens)].map(preventWrap).join(' ');
}

const openDayFrom = (hours: string, from: IsoDate): IsoDate =>
  Array.from({ length: MOST_CLOSED }, (_, ahead) => addDays(from, ahead)).find((day) =>
    isOpenOn(hours, day),
  ) ?? from;

/**
 * A plan that begins with a call and ends some days later, both on open days: `Call on Monday`, `by
 * 14 December`. `mark` is a number of days and hours as `formatOpenMark` writes them.
 */
export function formatWorkPlan(mark: string, now: number): [call: string, by: string] {
  const [days, ...rest] = mark.split(' ');
  const hours = rest.join(' ');
  const today = getDayInIndia(now);
  const isOver = getMinutesInIndia(now) >= parseMinutes(rest[2]);
  const first = openDayFrom(hours, isOver ? addDays(today, 1) : today);
  const isNear = first < addDays(today, 7);
  const call = isNear ? `Call on ${getWeekdayName(first)}` : `Call on ${formatDayAndMonth(first)}`;
  const last = openDayFrom(hours, addDays(first, Number(days)));
  return [first === today ? 'Call today' : call, `by ${preventWrap(formatDayAndMonth(last))}`];
}

export function showOpens(): void {
  writeMarked(OPENS, (element, hours) => {
    element.textContent = describeNextOpening(hours, Date.now());
  });
}

function showOpen() {
  writeMarked(OPEN, (mark, hours) => {
    mark.hidden = !isWithin(hours, Date.now());
  });
}

/** Shows which offices are open, and updates that until the returned function is called. */
export function keepOpenNow(): () => void {
  showOpen();
  const timer = setInterval(showOpen, AGAIN_AFTER);
  return () => clearInterval(timer);
}

const moveDays = (text: string, days: number): string =>
  text.replace(/(\d+)\s(\w{3})\w*\s(\d{4})/g, (_, day, month, year) => {
    const at = months.findIndex((name) => name.startsWith(month));
    const moved = addDays(createIsoDate(Number(year), at + 1, Number(day)), days);
    return preventWrap(formatDay(moved));
  });

function fillParts(element: Element, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    element.querySelector(`[${DATE_PART}=${name}]`)?.replaceChildren(text);
  }
}

function fillDateCards(list: HTMLElement, dues: PackedDues) {
  const cards = listNextDateCards(dues, Date.now(), list.children.length);
  for (const [index, element] of [...list.children].entries()) {
    const card = cards[index];
    (element as HTMLElement).hidden = !card;
    if (!card) continue;
    const { date, ...texts } = card;
    fillParts(element, texts);
    element.querySelector('time')?.setAttribute('datetime', date);
  }
}

export function writeDates(): void {
  const now = Date.now();
  writeMarked(TODAY, (element) => element.replaceChildren(formatToday()));
  writeMarked(DAYS_AWAY, (element, mark) => {
    const [call, by] = formatWorkPlan(mark, now);
    fillParts(element, { call, by });
  });
  writeMarked(BUILT, (element, built) => {
    const days = countDaysBetween(built, getDayInIndia(now));
    if (days) element.textContent = moveDays(element.textContent ?? '', days);
  });
  writeMarked(NEXT_DUE, (element, dues) => {
    element.textContent = describeNextDue(dues, now) ?? element.textContent;
  });
  writeMarked(UNTIL, (part, day) => {
    part.hidden = hasEnded(day, now);
  });
  writeMarked(NEXT_DATE_CARDS, fillDateCards);
  if (document.querySelector(`[${OPEN}]`)) keepOpenNow();
}

export function datePrints(): void {
  addEventListener('beforeprint', () =>
    writeMarked(PRINTED_ON, (element) => element.replaceChildren(formatToday())),
  );
}
