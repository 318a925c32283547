import { nextDueInWords, nextDueScript } from '@/lib/runtime/next-due-script';

const DUES = '2026-12-15 advance tax|2027-03-15 advance tax|2028-02-29 a leap day';

/** What the script in the page writes at a moment; `null` where it leaves the words there. */
function written(now: number): string | null {
  const parentNode: { dataset: { dues: string }; textContent: string | null } = {
    dataset: { dues: DUES },
    textContent: null,
  };
  class Clock extends Date {
    constructor(value: number | string = now) {
      super(value);
    }
    static override now() {
      return now;
    }
  }
  new Function('document', 'Date', nextDueScript)({ currentScript: { parentNode } }, Clock);
  return parentNode.textContent;
}

test.each([
  ['2026-11-21T06:00:00Z', 'Next: 15 December, advance tax, 24 days left'],
  ['2026-12-13T18:29:59Z', 'Next: 15 December, advance tax, 2 days left'],
  ['2026-12-13T18:30:00Z', 'Next: 15 December, advance tax, tomorrow'],
  ['2026-12-15T18:29:59Z', 'Next: 15 December, advance tax, today'],
  ['2026-12-15T18:30:00Z', 'Next: 15 March, advance tax, 89 days left'],
  ['2028-02-28T12:00:00Z', 'Next: 29 February, a leap day, tomorrow'],
  ['2028-03-01T00:00:00Z', null],
])('at %s the page and the framework say %s', (moment, words) => {
  const now = Date.parse(moment);
  expect(nextDueInWords(DUES, now)).toBe(words);
  expect(written(now)).toBe(words);
});
