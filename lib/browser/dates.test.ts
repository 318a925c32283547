/** @jest-environment jsdom */
import { formatOpenMark } from '@/content/words/hours';
import {
  BUILT,
  DAYS_AWAY,
  NEXT_DATE_CARDS,
  NEXT_DUE,
  OPEN,
  OPENS,
  TODAY,
  UNTIL,
} from '@/lib/browser/attributes';
import {
  describeNextDue,
  describeNextOpening,
  formatToday,
  formatWorkPlan,
  keepOpenNow,
  listNextDateCards,
  showOpens,
  writeDates,
} from '@/lib/browser/dates';

const DAY = 864e5;
const days = Array.from({ length: 244 }, (_, index) => Date.UTC(2028, 0, 1, 12) + index * 3 * DAY);
const written = (now: number, options: Intl.DateTimeFormatOptions) =>
  new Date(now).toLocaleDateString('en-IN', options);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function inPage(html: string, now: number) {
  jest.setSystemTime(now);
  document.body.innerHTML = html;
  writeDates();
  return document.body.textContent;
}

test('today is the visitor\u2019s date as Intl writes it', () => {
  for (const now of days) {
    const expected = written(now, { day: 'numeric', month: 'long', year: 'numeric' });
    expect(inPage(`<b ${TODAY}>the day you read this</b>`, now)).toBe(expected);
    expect(formatToday()).toBe(expected);
  }
});

// Monday to Saturday, closed from 25 to 27 December; times in India.
test.each([
  ['on a Sunday', '2026-11-29T12:00', 'Call on Monday', 'by 14 December'],
  ['early on a Monday', '2026-11-23T00:30', 'Call today', 'by 7 December'],
  ['at the end of a Saturday', '2026-11-28T18:59', 'Call today', 'by 12 December'],
  ['after the last hour of a Saturday', '2026-11-28T19:00', 'Call on Monday', 'by 14 December'],
  ['to end on a closed day', '2026-12-11T10:00', 'Call today', 'by 28 December'],
])('%s a plan begins and ends on an open day', (_when, time, call, by) => {
  const mark = '14 123456 09:00 19:00 2026-12-25/2026-12-27';
  const now = Date.parse(`${time}:00+05:30`);
  const plan = formatWorkPlan(mark, now);
  expect(plan.map((text) => text.replace('\u00a0', ' '))).toEqual([call, by]);
  const line = `<p ${DAYS_AWAY}="${mark}"><i data-date-part="call">Call us</i> and we aim for <b data-date-part="by">in 14 days</b></p>`;
  expect(inPage(line, now)).toBe(`${call} and we aim for ${by.replace(/(\d) /, '$1\u00a0')}`);
});

test.each([
  ['two days before', '2026-11-27', '; a Sunday: do it by 28 November', '2\u00a0days\u00a0left'],
  ['on the day to act', '2026-11-28', '; a Sunday: do it by 28 November', 'tomorrow'],
  ['on the Sunday itself', '2026-11-29', '', 'due\u00a0today'],
])('%s a Sunday names the day to act while it is still to come', (_when, day, note, left) => {
  const [card] = listNextDateCards('2026-11-29 MGT-7', Date.parse(`${day}T12:00:00+05:30`), 1);
  expect([card?.what, card?.left]).toEqual([`MGT-7${note}`, left]);
});

test('due dates are written as by Intl', () => {
  for (const now of days) {
    const dues = `2020-01-01 earlier|${new Date(now).toISOString().slice(0, 10)} GST`;
    const timeZone = 'UTC';
    const day = written(now, { day: 'numeric', month: 'long', timeZone });
    expect(describeNextDue(dues, now - DAY)?.replaceAll('\u00a0', ' ')).toContain(day);
    const month = written(now, { month: 'long', year: 'numeric', timeZone });
    expect(listNextDateCards(dues, now - DAY, 1).map((dateCard) => dateCard.month)).toEqual([
      month,
    ]);
  }
});

test('no date is written by Intl, whose first use takes a slow phone a tenth of a second', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  const methods = ['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString'] as const;
  const calls = methods.map((method) => jest.spyOn(Date.prototype, method));
  const plan = `<p ${DAYS_AWAY}="12 123456 09:00 19:00"><i data-date-part="call"></i><b data-date-part="by"></b></p>`;
  inPage(`${plan}<b ${TODAY}></b><b ${NEXT_DUE}="2030-01-01 GST"></b>`, 0);
  for (const call of [format, ...calls]) expect(call).not.toHaveBeenCalled();
});

test.each([
  ['2026-12-28T18:29:59Z', [false, false]],
  ['2026-12-28T18:30:00Z', [true, false]],
  ['2026-12-31T18:29:59Z', [true, false]],
  ['2026-12-31T18:30:00Z', [true, true]],
])('at %s what ends on 28 and 31 December is hidden: %j', (moment, hidden) => {
  const parts = ['2026-12-28', '2026-12-31'].map((day) => `<p ${UNTIL}="${day}">Open</p>`);
  inPage(parts.join(''), Date.parse(moment));
  expect([...document.querySelectorAll('p')].map((part) => part.hidden)).toEqual(hidden);
});

describe('the next due date', () => {
  const ALL = '2026-12-15 advance tax|2027-01-31 TDS statements|2028-02-29 a leap day';

  test.each([
    ['2026-11-24T06:00:00Z', 'advance tax', 'by Tuesday 15 December'],
    ['2026-12-14T18:29:59Z', 'advance tax', 'by Tuesday 15 December'],
    ['2026-12-14T18:30:00Z', 'advance tax', ''],
    ['2026-12-15T18:29:59Z', 'advance tax', ''],
    ['2026-12-15T18:30:00Z', 'TDS statements', 'by Saturday 30 January (31 January is a Sunday)'],
    ['2027-01-31T12:00:00Z', 'TDS statements', ''],
    ['2028-02-28T12:00:00Z', 'a leap day', 'by Tuesday 29 February'],
    ['2028-03-01T00:00:00Z', null, ''],
  ])('at %s the script and React both write %s %s', (moment, what, by) => {
    const next = `Next: ${what}, ${by.replace(/(\d) (\w)/g, '$1\u00a0$2')}`;
    const text = what && (by ? next : `Due today: ${what}`);
    const now = Date.parse(moment);
    expect(describeNextDue(ALL, now)).toBe(text);
    expect(inPage(`<b ${NEXT_DUE}="${ALL}">See the dates</b>`, now)).toBe(text ?? 'See the dates');
  });
});

const DUES = '2026-12-07 TDS|2026-12-15 advance tax|2027-03-15 advance tax|2028-02-29 a leap day';
const LEAF =
  '<li><time><b data-date-part="day">1</b><span data-date-part="month">May 2020</span></time><span data-date-part="what">as built</span><span data-date-part="left">1 day left</span></li>';

function turned(now: number, dues: string) {
  inPage(`<ol ${NEXT_DATE_CARDS}="${dues}">${LEAF.repeat(3)}</ol>`, now);
  return [...document.querySelectorAll('li')]
    .filter(({ hidden }) => !hidden)
    .map((dateCard) => ({
      date: dateCard.querySelector('time')?.dateTime,
      day: dateCard.querySelector('b')?.textContent,
      month: dateCard.querySelector('time span')?.textContent,
      what: dateCard.children[1]?.textContent,
      left: dateCard.lastElementChild?.textContent,
    }));
}

test.each([
  ['2026-11-21T06:00:00Z', ['7 December 2026', '15 December 2026', '15 March 2027']],
  ['2026-12-07T18:29:59Z', ['7 December 2026', '15 December 2026', '15 March 2027']],
  ['2026-12-07T18:30:00Z', ['15 December 2026', '15 March 2027', '29 February 2028']],
  ['2027-12-31T00:00:00Z', ['29 February 2028']],
  ['2028-03-01T00:00:00Z', []],
])('at %s the script and React both show %j', (moment, days) => {
  const now = Date.parse(moment);
  const leaves = listNextDateCards(DUES, now, 3);
  expect(leaves.map(({ day, month }) => `${day} ${month}`)).toEqual(days);
  expect(turned(now, DUES)).toEqual(leaves);
});

test.each([
  ['2026-11-25', '2026-11-25', 'Valid until 25\u00a0Dec\u00a02026, 30\u00a0days left'],
  ['2026-11-24', '2026-11-25', 'Valid until 26\u00a0Dec\u00a02026, 30\u00a0days left'],
  ['2026-08-17', '2026-11-25', 'Valid until 4\u00a0Apr\u00a02027, 30\u00a0days left'],
])('words built on %s have the days of %s', (built, today, text) => {
  const served = `<span ${BUILT}="${built}">Valid until 25\u00a0Dec\u00a02026, 30\u00a0days left</span>`;
  expect(inPage(served, Date.parse(`${today}T06:00:00Z`))).toBe(text);
});

test('without any date no date card is shown', () => {
  const now = Date.parse('2026-12-01');
  expect(listNextDateCards('', now, 3)).toEqual([]);
  expect(turned(now, '')).toEqual([]);
});

const weekdays = { from: 'Mon', to: 'Fri', opens: '09:00', closes: '18:00' } as const;
const saturday = { from: 'Sat', to: 'Sat', opens: '10:00', closes: '15:00' } as const;
const sunday = { from: 'Sun', to: 'Sun', opens: '00:00', closes: '12:30' } as const;

test('hours are marked with the day numbers of Date', () => {
  expect(formatOpenMark(weekdays)).toBe('12345 09:00 18:00');
  expect(formatOpenMark(saturday)).toBe('6 10:00 15:00');
  expect(formatOpenMark(sunday)).toBe('0 00:00 12:30');
});

const marks = [weekdays, saturday, sunday].map(
  (hours) => `<i hidden ${OPEN}="${formatOpenMark(hours)}"></i>`,
);

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-open]')].map(({ hidden }) => !hidden);

describe.each([
  ['before the framework', writeDates],
  ['by the framework', keepOpenNow],
])('the mark, %s,', (_, start) => {
  beforeEach(() => {
    document.body.innerHTML = marks.join('');
  });

  test.each([
    ['Friday 08:59', '2026-11-20T03:29:59Z', [false, false, false]],
    ['Friday 09:00', '2026-11-20T03:30:00Z', [true, false, false]],
    ['Friday 17:59', '2026-11-20T12:29:59Z', [true, false, false]],
    ['Friday 18:00', '2026-11-20T12:30:00Z', [false, false, false]],
    ['Saturday 10:00', '2026-11-21T04:30:00Z', [false, true, false]],
    // In London it is still Saturday evening.
    ['Sunday 00:00', '2026-11-21T18:30:00Z', [false, false, true]],
    ['Monday 00:00', '2026-11-22T18:30:00Z', [false, false, false]],
  ])('on %s in India', (_when, moment, expected) => {
    jest.setSystemTime(new Date(moment));
    start();
    expect(shown()).toEqual(expected);
  });

  test('disappears at closing time from a page that is left open', () => {
    jest.setSystemTime(new Date('2026-11-20T12:29:30Z'));
    start();
    expect(shown()).toEqual([true, false, false]);
    jest.advanceTimersByTime(60_000);
    expect(shown()).toEqual([false, false, false]);
  });
});

test.each([
  ['Saturday 08:59', '2026-11-21T03:29:59Z', 'Opens 9 AM'],
  ['Saturday 09:00', '2026-11-21T03:30:00Z', ''],
  ['Saturday 18:59', '2026-11-21T13:29:59Z', ''],
  ['Saturday 19:00', '2026-11-21T13:30:00Z', 'Opens Mon 9 AM'],
  ['Sunday 12:00', '2026-11-22T06:30:00Z', 'Opens Mon 9 AM'],
  ['Monday 00:00', '2026-11-22T18:30:00Z', 'Opens 9 AM'],
  ['Monday 19:00', '2026-11-23T13:30:00Z', 'Opens Tue 9 AM'],
])('on %s in India the phone’s note is %s', (_when, moment, text) => {
  const hours = formatOpenMark({ from: 'Mon', to: 'Sat', opens: '09:00', closes: '19:00' });
  const expected = text.replace(/ (?=[AP]M)/, '\u00a0');
  jest.setSystemTime(new Date(moment));
  expect(describeNextOpening(hours, Date.now())).toBe(expected);
  document.body.innerHTML = `<small ${OPENS}="${hours}"></small>`;
  showOpens();
  expect(document.body.textContent).toBe(expected);
});

test('half past nine and an afternoon are said in full', () => {
  const closed = Date.parse('2026-11-22T18:30:00Z');
  expect(describeNextOpening('1 09:30 19:00', closed)).toBe('Opens 9:30\u00a0AM');
  expect(describeNextOpening('3 14:00 19:00', closed)).toBe('Opens Wed 2\u00a0PM');
});
