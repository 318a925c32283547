import { ownScripts } from '@/lib/build/finish/own-scripts';
import { certificateDay, certificateDayScript, mostDays } from '@/lib/runtime/certificate-day';
import { nextDueInWords } from '@/lib/runtime/next-due-script';
import { nextLeaves, nextLeavesScript } from '@/lib/runtime/next-leaves-script';
import { todayInWords, todayScript } from '@/lib/runtime/today-script';

/* Inline scripts write dates as `Intl` would, without the cost of loading it. */

const DAY = 864e5;
/** Every day of a leap year and of the next, at noon in UTC. */
const days = Array.from({ length: 731 }, (_, index) => Date.UTC(2028, 0, 1, 12) + index * DAY);
const written = (now: number, options: Intl.DateTimeFormatOptions) =>
  new Date(now).toLocaleDateString('en-IN', options);

afterEach(() => jest.useRealTimers());

/** What a script writes into its parent element. */
function runIn(script: string): string {
  const parentNode = { textContent: '' };
  new Function('document', script)({ currentScript: { parentNode } });
  return parentNode.textContent;
}

test('today is the visitor\u2019s date as Intl writes it', () => {
  for (const now of days) {
    jest.useFakeTimers({ now });
    const expected = written(now, { day: 'numeric', month: 'long', year: 'numeric' });
    expect([todayInWords(), runIn(todayScript)]).toEqual([expected, expected]);
  }
});

test('the day of a certificate is counted from the day in India', () => {
  // At 19:00 in UTC it is half past midnight in India.
  for (const now of days.flatMap((noon) => [noon, noon + 7 * 36e5])) {
    jest.useFakeTimers({ now });
    const timeZone = 'Asia/Kolkata';
    const day = written(now + mostDays * DAY, { day: 'numeric', month: 'long', timeZone });
    expect([certificateDay(), runIn(certificateDayScript)]).toEqual([`by ${day}`, `by ${day}`]);
  }
});

test('due dates are written as by Intl', () => {
  for (const now of days) {
    const dues = `2020-01-01 earlier|${new Date(now).toISOString().slice(0, 10)} GST`;
    const timeZone = 'UTC';
    const day = written(now, { day: 'numeric', month: 'long', timeZone });
    expect(nextDueInWords(dues, now - DAY)).toBe(`Next: ${day}, GST, tomorrow`);
    const month = written(now, { month: 'long', year: 'numeric', timeZone });
    expect(nextLeaves(dues, now - DAY, 1).map((leaf) => leaf.month)).toEqual([month]);
  }
});

test('no script that runs while the HTML is parsed uses Intl', () => {
  expect(ownScripts).toEqual(expect.arrayContaining([todayScript, nextLeavesScript]));
  for (const script of ownScripts) expect(script).not.toMatch(/Intl|toLocale|localeCompare/);
});
