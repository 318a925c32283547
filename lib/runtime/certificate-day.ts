import { durations } from '@/content/durations';
import { MONTHS, monthsExpression } from '@/lib/runtime/months';
import { INDIA } from '@/lib/runtime/next-due-script';

const DAY = 864e5;

/** The most days that an incorporation takes, if the firm says it in days. */
export const mostDays = Number(/(\d+) days?$/.exec(durations.incorporation)?.[1] ?? 0);

const wait = INDIA + mostDays * DAY;

/** The day of the certificate for a client of today, in India's time: `by 8 December`. */
export function certificateDay(): string {
  const day = new Date(Date.now() + wait);
  return `by ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}

/** Writes it while the HTML is parsed. Constant, as the Content-Security-Policy names its hash. */
export const certificateDayScript = `{const d=new Date(Date.now()+${wait});document.currentScript.parentNode.textContent='by '+d.getUTCDate()+' '+${monthsExpression}[d.getUTCMonth()]}`;
