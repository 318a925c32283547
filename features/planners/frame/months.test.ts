import {
  countCalendarMonths,
  countMonthsBegun,
  countThirtyDayMonths,
} from '@/features/planners/frame/months';

test.each([
  ['2026-07-31', '2026-07-30', 0],
  ['2026-07-31', '2026-07-31', 0],
  ['2026-07-31', '2026-08-01', 1],
  ['2026-07-31', '2026-08-31', 1],
  ['2026-07-31', '2026-09-01', 2],
  // A shorter month ends on its last day.
  ['2027-01-30', '2027-02-28', 1],
  ['2027-01-30', '2027-03-01', 2],
  ['2028-01-30', '2028-02-29', 1],
  ['2028-02-29', '2028-03-31', 1],
  ['2027-02-28', '2027-03-31', 1],
  ['2027-02-28', '2027-04-01', 2],
  ['2026-11-21', '2026-12-21', 1],
  ['2026-11-21', '2026-12-22', 2],
  ['2026-11-30', '2026-12-31', 1],
  ['2026-12-31', '2027-01-01', 1],
  // Published: caclubindia 388505, return of AY 2016-17 due 31 July 2016, filed 31 March 2017.
  ['2016-07-31', '2017-03-31', 8],
  ['2016-03-31', '2017-03-31', 12],
])('from the day after %s until %s %i months have begun', (after, until, months) => {
  expect(countMonthsBegun(after, until)).toBe(months);
});

test.each([
  // TRACES's own example.
  ['2023-06-10', '2023-08-08', 3, 2],
  ['2027-07-15', '2027-08-08', 2, 1],
  ['2027-05-31', '2027-06-08', 1, 1],
  ['2027-05-30', '2027-06-08', 2, 1],
  ['2027-07-01', '2027-07-31', 1, 1],
  ['2027-07-01', '2027-08-01', 2, 2],
  ['2027-12-31', '2028-02-29', 2, 2],
  ['2028-01-31', '2028-03-01', 2, 1],
  ['2028-01-31', '2028-03-02', 2, 2],
  ['2027-07-01', '2027-07-01', 0, 0],
])('%s to %s: %i calendar months, %i of thirty days', (after, until, calendar, thirty) => {
  expect(countCalendarMonths(after, until)).toBe(calendar);
  expect(countThirtyDayMonths(after, until)).toBe(thirty);
});
