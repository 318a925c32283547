import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { packDuesFrom, packSubjectDues } from '@/features/calendar/packed';
import { describeNextDue, listNextDateCards } from '@/lib/browser/dates';
import { addDays } from '@/lib/days';

const subjects = Object.keys(calendar.lines) as (keyof typeof calendar.lines)[];
const plain = (line = '') => line.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const noon = (date: string) => Date.parse(`${date}T06:30:00Z`);

test.each(subjects)('as long as a date of %s lies ahead, its line names the next', (subject) => {
  const dues = packSubjectDues(dueDates, subject);
  const last = dues.split('|').at(-1)?.slice(0, 10) ?? '';
  const silent: string[] = [];
  for (let day: string = dueDates.from; day <= last; day = addDays(day, 1)) {
    if (!describeNextDue(dues, noon(day)) || listNextDateCards(dues, noon(day), 1).length === 0) {
      silent.push(day);
    }
  }
  expect(silent).toEqual([]);
  expect(last > '2027-12-01').toBe(true);
});

test.each([
  ['gst', 'Due today: pay GST in PMT-06'],
  ['tds', 'Next: pay TDS and TCS, by Monday 7 December'],
  ['itr', 'Next: file a belated return for AY 2026-27, by Thursday 31 December'],
  ['taxation', 'Next: pay advance tax, by Tuesday 15 December'],
] as const)('on 25 November 2026 the line of %s says: %s', (subject, line) => {
  expect(plain(describeNextDue(packSubjectDues(dueDates, subject), noon('2026-11-25')) ?? '')).toBe(
    line,
  );
});

test('everyone’s next days leave out rights, and duties of a few', () => {
  expect(packDuesFrom(dueDates, '2026-11-27', 3).split('|').map(plain)).toEqual([
    '2026-11-29 File the annual return (MGT-7, MGT-7A)',
    '2026-12-07 Pay TDS and TCS',
    '2026-12-11 File GSTR-1',
  ]);
});
