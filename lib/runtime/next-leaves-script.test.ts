/** @jest-environment jsdom */

import { nextLeaves, nextLeavesScript } from '@/lib/runtime/next-leaves-script';

const DUES = '2026-12-07 TDS|2026-12-15 advance tax|2027-03-15 advance tax|2028-02-29 a leap day';
const LEAF = '<li><time><b>1</b><span>May 2020</span></time><span>as built</span></li>';

afterEach(() => jest.useRealTimers());

/** What the script in the page turns three leaves into. */
function turned(now: number, dues: string) {
  jest.useFakeTimers({ now });
  document.body.innerHTML = `<ol data-dues="${dues}">${LEAF.repeat(3)}</ol><span></span>`;
  const script = document.createElement('script');
  script.textContent = nextLeavesScript;
  document.querySelector('body > span')?.append(script);
  return [...document.querySelectorAll('li')]
    .filter(({ hidden }) => !hidden)
    .map((leaf) => ({
      date: leaf.querySelector('time')?.dateTime,
      day: leaf.querySelector('b')?.textContent,
      month: leaf.querySelector('time span')?.textContent,
      what: leaf.lastElementChild?.textContent,
    }));
}

test.each([
  ['2026-11-21T06:00:00Z', ['7 December 2026', '15 December 2026', '15 March 2027']],
  ['2026-12-07T18:29:59Z', ['7 December 2026', '15 December 2026', '15 March 2027']],
  ['2026-12-07T18:30:00Z', ['15 December 2026', '15 March 2027', '29 February 2028']],
  ['2027-12-31T00:00:00Z', ['29 February 2028']],
  ['2028-03-01T00:00:00Z', []],
])('at %s the script and React both show %j', (moment, days) => {
  const now = Date.parse(moment);
  const leaves = nextLeaves(DUES, now, 3);
  expect(leaves.map(({ day, month }) => `${day} ${month}`)).toEqual(days);
  expect(turned(now, DUES)).toEqual(leaves);
});

test('without any date no leaf is shown', () => {
  const now = Date.parse('2026-12-01');
  expect(nextLeaves('', now, 3)).toEqual([]);
  expect(turned(now, '')).toEqual([]);
});
