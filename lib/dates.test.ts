import {
  formatAgo,
  formatDay,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
  preventWrap,
} from '@/lib/dates';
import { addDays, formatDayAndMonth, getMonthName, getWeekdayName } from '@/lib/days';

const at = (text: string) => Date.parse(`${text}+05:30`);
const now = at('2026-03-10T15:30:00');

test.each([
  ['2026-03-10T15:29:30', 'just now'],
  ['2026-03-10T15:31:00', 'just now'],
  ['2026-03-10T15:29:00', '1 minute ago'],
  ['2026-03-10T14:31:00', '59 minutes ago'],
  ['2026-03-10T14:30:10', '1 hour ago'],
  ['2026-03-10T13:30:02', '2 hours ago'],
  ['2026-03-10T13:30:00', '2 hours ago'],
  ['2026-03-10T00:10:00', '15 hours ago'],
  ['2026-03-09T23:50:00', 'yesterday'],
  ['2026-03-04T12:00:00', '6 days ago'],
  ['2026-03-03T12:00:00', '3 Mar 2026'],
  ['2026-03-10T15:36:00', '10 Mar 2026'],
  ['2027-03-10T12:00:00', '10 Mar 2027'],
])('%s is %s', (moment, text) => {
  // No line may break inside it.
  expect(formatAgo(at(moment), now)).toBe(text.replaceAll(' ', '\u00a0'));
});

test.each([
  ['2026-03-09T22:05:00', '2 hours ago'],
  ['2026-03-09T12:06:00', '11 hours ago'],
  ['2026-03-09T12:05:00', 'yesterday'],
])('just after midnight %s is %s', (moment, text) => {
  expect(formatAgo(at(moment), at('2026-03-10T00:05:00'))).toBe(text.replaceAll(' ', '\u00a0'));
});

test('text without breaks leaves no place for a line break', () => {
  expect(preventWrap('29 days left')).toBe('29\u00a0days\u00a0left');
});

test.each([
  ['2026-01-05T00:00:00', '5 Jan 2026, 12:00 AM'],
  ['2026-01-05T06:08:59', '5 Jan 2026, 6:08 AM'],
  ['2026-01-05T12:00:00', '5 Jan 2026, 12:00 PM'],
  ['2026-01-05T23:59:59', '5 Jan 2026, 11:59 PM'],
])('%s in India is %s, wherever the machine is', (moment, text) => {
  expect(formatMoment(at(moment))).toBe(text);
});

test('the tests run far from India', () => {
  expect(new Date().getTimezoneOffset()).not.toBe(-330);
});

test('adding a day crosses the end of a month', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(formatDay('2026-02-14')).toBe('14 Feb 2026');
  expect(formatTime(0)).toBe('5:30 AM');
});

test('days are written as in en-IN, without the slow first use of Intl', () => {
  const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
  const formatWith = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
    return days.map((day) => format.format(new Date(day)));
  };
  const expected = [
    formatWith({ day: 'numeric', month: 'short', year: 'numeric' }),
    formatWith({ day: 'numeric', month: 'long', year: 'numeric' }),
    formatWith({ day: 'numeric', month: 'short' }),
    formatWith({ month: 'short', year: 'numeric' }),
    formatWith({ day: 'numeric', month: 'long' }),
    formatWith({ month: 'long' }),
    formatWith({ weekday: 'long' }),
  ];
  const uses = (['DateTimeFormat', 'RelativeTimeFormat'] as const).map((name) =>
    jest.spyOn(Intl, name),
  );
  const text = [
    formatDay,
    formatLongDay,
    formatShortDay,
    formatMonth,
    formatDayAndMonth,
    getMonthName,
    getWeekdayName,
  ].map((say) => days.map((day) => say(day)));
  formatAgo(at('2026-03-10T15:29:00'), now);
  for (const use of uses) expect(use).not.toHaveBeenCalled();
  expect(text).toEqual(expected);
});

test('a value that is not a date is rejected', () => {
  expect(() => formatDay('soon')).toThrow(RangeError);
});
