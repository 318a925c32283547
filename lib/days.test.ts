import { isSunday } from '@/lib/days';

test.each([
  ['2027-01-30', false],
  ['2027-01-31', true],
  ['2027-02-01', false],
])('%s is a Sunday: %p', (date, is) => {
  expect(isSunday(date)).toBe(is);
});
