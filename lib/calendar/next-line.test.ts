import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { nextDateCards, nextDueInWords } from '@/lib/browser/dates';
import { packedDues } from '@/lib/calendar/packed';
import { addDays } from '@/lib/days';

const subjects = Object.keys(calendar.lines) as (keyof typeof calendar.lines)[];
const noon = (date: string) => Date.parse(`${date}T06:30:00Z`);

test.each(subjects)('as long as a date of %s lies ahead, its line names the next', (subject) => {
  const dues = packedDues(dueDates, subject);
  const last = dues.split('|').at(-1)?.slice(0, 10) ?? '';
  const silent: string[] = [];
  for (let day: string = dueDates.from; day <= last; day = addDays(day, 1)) {
    if (!nextDueInWords(dues, noon(day)) || nextDateCards(dues, noon(day), 1).length === 0) {
      silent.push(day);
    }
  }
  expect(silent).toEqual([]);
  expect(last > '2027-12-01').toBe(true);
});

test.each([
  ['gst', 'Next: 25 November, PMT-06, today'],
  ['tds', 'Next: 30 November, Form 141, rent or property, 5\u00a0days\u00a0left'],
  ['itr', 'Next: 31 December, belated return, AY 2026-27, 36\u00a0days\u00a0left'],
  ['taxation', 'Next: 30 November, return, transfer pricing, 5\u00a0days\u00a0left'],
] as const)('on 25 November 2026 the line of %s says: %s', (subject, line) => {
  expect(nextDueInWords(packedDues(dueDates, subject), noon('2026-11-25'))).toBe(line);
});
