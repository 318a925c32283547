import { formatAgo, formatDay, isoDay, unbroken } from '@/lib/dates';
import { addDays } from '@/lib/days';

const at = (text: string) => new Date(text).getTime();
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
])('%s is %s', (moment, words) => {
  // In one piece, wherever the line ends.
  expect(formatAgo(at(moment), now)).toBe(words.replaceAll(' ', '\u00a0'));
});

test.each([
  ['2026-03-09T22:05:00', '2 hours ago'],
  ['2026-03-09T12:06:00', '11 hours ago'],
  ['2026-03-09T12:05:00', 'yesterday'],
])('just after midnight %s is %s', (moment, words) => {
  expect(formatAgo(at(moment), at('2026-03-10T00:05:00'))).toBe(words.replaceAll(' ', '\u00a0'));
});

test('unbroken words have no place where a line could end', () => {
  expect(unbroken('29 days left')).toBe('29\u00a0days\u00a0left');
});

test('days are those of the calendar where the client is', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(isoDay(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(formatDay('2026-02-14')).toBe('14 Feb 2026');
});
