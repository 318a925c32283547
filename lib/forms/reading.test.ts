import { Exact } from '@/lib/exact';
import { isDay, Reading } from '@/lib/forms/reading';

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-00-10', false],
  ['2027-6-1', false],
  ['12027-01-01', false],
  ['2027-01-01T00:00', false],
  ['31/12/2026', false],
  ['', false],
])('%p is a calendar date: %p', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  [null, '0.00', null],
  [0, '0.00', null],
  [0.01, '0.01', null],
  [10 ** 15, '1000000000000000.00', null],
  [10 ** 15 + 1, '0.00', 'Amounts go up to'],
  [Number.POSITIVE_INFINITY, '0.00', 'Amounts go up to'],
  [Exact.of('1e40'), '0.00', 'Amounts go up to'],
  [-0.01, '0.00', 'below zero'],
  [Number.NEGATIVE_INFINITY, '0.00', 'below zero'],
  [Number.NaN, '0.00', 'in digits'],
  [0.001, '0.00', 'two decimals'],
  [Exact.of(1).over(3), '0.00', 'two decimals'],
])('an amount of %p is read as %s', (amount, read, fault) => {
  const reading = new Reading<'tax'>();
  expect(reading.amount('tax', amount).toFixed(2)).toBe(read);
  const sentence = reading.getRejected()?.rejections[0].sentence ?? '';
  expect(sentence).toMatch(fault ?? /^$/);
});

test('a date must be within its bounds, and only the first error of a field is reported', () => {
  const reading = new Reading<'day' | 'other'>();
  const bounds = { first: '2026-04-01', last: '2027-03-31', late: 'Too late.' };
  expect(reading.day('other', '2026-04-01', bounds)).toBe('2026-04-01');
  expect(reading.day('other', '2027-03-31', bounds)).toBe('2027-03-31');
  expect(reading.day('other', '')).toBeNull();
  expect(reading.getRejected()).toBeNull();
  expect(reading.day('day', '2026-03-31', bounds)).toBeNull();
  expect(reading.day('day', '2027-04-01', bounds)).toBeNull();
  expect(reading.requiredDay('other', '2027-04-01', bounds)).toBe('');
  expect(reading.getRejected()).toEqual({
    rejections: [
      { field: 'day', sentence: 'Choose 1 Apr 2026 or later.' },
      { field: 'other', sentence: 'Too late.' },
    ],
  });
});
