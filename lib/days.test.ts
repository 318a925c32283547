import { getDayInIndia, getMinutesInIndia, isSunday } from '@/lib/days';

test.each([
  ['2027-01-30', false],
  ['2027-01-31', true],
  ['2027-02-01', false],
])('%s is a Sunday: %p', (date, is) => {
  expect(isSunday(date)).toBe(is);
});

test.each([
  ['2026-12-31T18:29:59Z', '2026-12-31', 23 * 60 + 59],
  ['2026-12-31T18:30:00Z', '2027-01-01', 0],
  ['2026-07-01T00:00:00Z', '2026-07-01', 5 * 60 + 30],
])('at %s it is %s in India, %i minutes after midnight', (moment, day, minutes) => {
  expect(getDayInIndia(Date.parse(moment))).toBe(day);
  expect(getMinutesInIndia(Date.parse(moment))).toBe(minutes);
});
