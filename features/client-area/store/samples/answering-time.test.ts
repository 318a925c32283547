import {
  findLastAnsweringTime,
  getAnsweringTime,
} from '@/features/client-area/store/samples/answering-time';
import { getDayInIndia, isSunday } from '@/lib/days';

jest.mock('@/content/site', () => ({
  site: { hours: { from: 'Mon', to: 'Sat', opens: '09:00', closes: '19:00' } },
}));

const at = (day: number, hour: number, minute = 0) =>
  Date.UTC(2026, 2, day, hour, minute) - 5.5 * 60 * 60 * 1000;

test('the firm answers after a quarter of its office day', () => {
  expect(getAnsweringTime('2026-03-03')).toBe(at(3, 11, 30));
});

// 1 March 2026 is a Sunday.
test.each([
  ['later on a working day', at(3, 15), at(3, 11, 30)],
  ['at that very time', at(3, 11, 30), at(3, 11, 30)],
  ['before the office opens', at(3, 6), at(2, 11, 30)],
  ['soon after midnight', at(4, 0, 5), at(3, 11, 30)],
  ['on a Sunday', at(8, 23, 40), at(7, 11, 30)],
  ['early on a Monday', at(9, 6), at(7, 11, 30)],
])('finds the last answering time %s', (_, moment, expected) => {
  expect(new Date(findLastAnsweringTime(moment))).toEqual(new Date(expected));
});

test('the last answering time is never in the future', () => {
  for (let moment = at(1, 0); moment < at(15, 0); moment += 60 * 60 * 1000) {
    const found = findLastAnsweringTime(moment);
    expect(found).toBeLessThanOrEqual(moment);
    expect(isSunday(getDayInIndia(found))).toBe(false);
    expect(getAnsweringTime(getDayInIndia(found))).toBe(found);
  }
});
