import { dueDates } from '@/content/due-dates';
import { allMonths, type Due, duesOf, inMonth } from '@/lib/almanac/almanac';
import { comesBack, recurringOf } from '@/lib/almanac/recurring';
import { partsOf } from '@/lib/days';

// Of twelve whole months: the data begins inside its first one.
const months = allMonths(dueDates).slice(1, 13);
const dues = months.flatMap((at) => inMonth(duesOf(dueDates), at));
const recurring = recurringOf(dues);

const monthsOf = (rhythm: string, missing: readonly number[]) =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => {
    if (rhythm === 'quarterly') return month % 3 === 1;
    if (rhythm === 'between') return month % 3 !== 1;
    return !missing.includes(month);
  });

test('what is said to come back falls due on that day in just those months', () => {
  expect(recurring.length).toBeGreaterThan(5);
  for (const { due, rhythm, day, missing } of recurring) {
    const onDay = dues.filter(({ rule, date }) => rule === due.rule && partsOf(date).day === day);
    const fallsIn = onDay.map(({ date }) => partsOf(date).month).sort((a, b) => a - b);
    expect([due.rule.id, ...fallsIn]).toEqual([due.rule.id, ...monthsOf(rhythm, missing)]);
  }
});

test('a rule that moves keeps its other day in the list of its month', () => {
  const payment = dues.filter(({ rule }) => rule.id === 'tds-payment');
  const listed = payment.filter((due) => !comesBack(recurring, due));
  expect(listed.map(({ date }) => partsOf(date))).toEqual([{ year: 2027, month: 4, day: 30 }]);
});

test('what falls due once a year does not come back', () => {
  const once = dues.filter(({ rule }) => rule.id === 'agm');
  expect(once).toHaveLength(1);
  expect(once.some((due: Due) => comesBack(recurring, due))).toBe(false);
});
