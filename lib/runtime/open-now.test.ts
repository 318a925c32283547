/** @jest-environment jsdom */

import { keepOpenNow, openMark, openNowScript } from '@/lib/runtime/open-now';

const weekdays = { from: 'Mon', to: 'Fri', opens: '09:00', closes: '18:00' } as const;
const saturday = { from: 'Sat', to: 'Sat', opens: '10:00', closes: '15:00' } as const;
const sunday = { from: 'Sun', to: 'Sun', opens: '00:00', closes: '12:30' } as const;

test('hours are marked with the day numbers of Date', () => {
  expect(openMark(weekdays)).toBe('12345 09:00 18:00');
  expect(openMark(saturday)).toBe('6 10:00 15:00');
  expect(openMark(sunday)).toBe('0 00:00 12:30');
});

beforeEach(() => {
  jest.useFakeTimers();
  const marks = [weekdays, saturday, sunday].map((hours) => openMark(hours));
  document.body.innerHTML = marks.map((mark) => `<i hidden data-open="${mark}"></i>`).join('');
});
afterEach(() => jest.useRealTimers());

function runScript() {
  const script = document.createElement('script');
  script.textContent = openNowScript;
  document.body.append(script);
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-open]')].map(({ hidden }) => !hidden);

describe.each([
  ['in place', runScript],
  ['by the framework', keepOpenNow],
])('the mark, %s,', (_, start) => {
  test.each([
    ['Friday 08:59', '2026-11-20T03:29:59Z', [false, false, false]],
    ['Friday 09:00', '2026-11-20T03:30:00Z', [true, false, false]],
    ['Friday 17:59', '2026-11-20T12:29:59Z', [true, false, false]],
    ['Friday 18:00', '2026-11-20T12:30:00Z', [false, false, false]],
    ['Saturday 10:00', '2026-11-21T04:30:00Z', [false, true, false]],
    // In London it is still Saturday evening.
    ['Sunday 00:00', '2026-11-21T18:30:00Z', [false, false, true]],
    ['Monday 00:00', '2026-11-22T18:30:00Z', [false, false, false]],
  ])('on %s in India', (_when, moment, expected) => {
    jest.setSystemTime(new Date(moment));
    start();
    expect(shown()).toEqual(expected);
  });

  test('disappears at closing time from a page that is left open', () => {
    jest.setSystemTime(new Date('2026-11-20T12:29:30Z'));
    start();
    expect(shown()).toEqual([true, false, false]);
    jest.advanceTimersByTime(60_000);
    expect(shown()).toEqual([false, false, false]);
  });
});
