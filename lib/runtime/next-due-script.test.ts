/** @jest-environment jsdom */
import { DUES, nextDueInWords, UNTIL, writeNextDues } from '@/lib/runtime/next-due-script';

const ALL = '2026-12-15 advance tax|2027-03-15 advance tax|2028-02-29 a leap day';

afterEach(() => jest.useRealTimers());

/** What the loader writes in a page at a moment; `null` if it leaves the text alone. */
function written(now: number): string | null {
  jest.useFakeTimers({ now });
  document.body.innerHTML = `<span ${DUES}="${ALL}">See the dates</span>`;
  writeNextDues();
  const { textContent } = document.body;
  return textContent === 'See the dates' ? null : textContent;
}

test.each([
  ['2026-11-24T06:00:00Z', 'Next: 15 December, advance tax, 21\u00a0days\u00a0left'],
  ['2026-11-30T18:30:00Z', 'Next: 15 December, advance tax, 14\u00a0days\u00a0left'],
  ['2026-12-13T18:29:59Z', 'Next: 15 December, advance tax, 2\u00a0days\u00a0left'],
  ['2026-12-13T18:30:00Z', 'Next: 15 December, advance tax, tomorrow'],
  ['2026-12-15T18:29:59Z', 'Next: 15 December, advance tax, today'],
  ['2026-12-15T18:30:00Z', 'Next: 15 March, advance tax, 89\u00a0days\u00a0left'],
  ['2028-02-28T12:00:00Z', 'Next: 29 February, a leap day, tomorrow'],
  ['2028-03-01T00:00:00Z', null],
])('at %s the script and React both write %s', (moment, words) => {
  const now = Date.parse(moment);
  expect(nextDueInWords(ALL, now)).toBe(words);
  expect(written(now)).toBe(words);
});

test.each([
  ['2026-12-28T18:29:59Z', [false, false]],
  ['2026-12-28T18:30:00Z', [true, false]],
  ['2026-12-31T18:29:59Z', [true, false]],
  ['2026-12-31T18:30:00Z', [true, true]],
])('at %s what ends on 28 and 31 December is hidden: %j', (moment, hidden) => {
  jest.useFakeTimers({ now: Date.parse(moment) });
  document.body.innerHTML = ['2026-12-28', '2026-12-31']
    .map((day) => `<p ${UNTIL}="${day}">Open until ${day}</p>`)
    .join('');
  writeNextDues();
  expect([...document.querySelectorAll('p')].map((part) => part.hidden)).toEqual(hidden);
});
