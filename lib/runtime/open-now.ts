import { daysOf, type Hours, weekdays } from '@/content/words/hours';

/** Sunday first, as `Date` counts. */
const days = Object.keys(weekdays);
const dayNumber = (day: string) => (days.indexOf(day) + 1) % 7;

/** Hours in the form of `data-open`: `12345 09:00 18:00` is Monday to Friday, in India's time. */
export function openMark(hours: Hours): string {
  return `${daysOf(hours).map(dayNumber).join('')} ${hours.opens} ${hours.closes}`;
}

/** India is five and a half hours ahead of UTC all year. */
const INDIA = 19_800_000;
const AGAIN_AFTER = 60_000;

function show() {
  const there = new Date(Date.now() + INDIA);
  const now = there.toISOString().slice(11, 16);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-open]')) {
    const [on = '', from = '', to = ''] = mark.dataset.open?.split(' ') ?? [];
    mark.hidden = !on.includes(String(there.getUTCDay())) || now < from || now >= to;
  }
}

/**
 * Marks the offices that are open, and keeps the marks right until the returned function is called.
 */
export function keepOpenNow(): () => void {
  show();
  const timer = setInterval(show, AGAIN_AFTER);
  return () => clearInterval(timer);
}

/**
 * The same while the HTML is parsed. It must stay constant, as the Content-Security-Policy names
 * its hash.
 */
export const openNowScript =
  '{const s=()=>{const t=new Date(Date.now()+198e5),n=t.toISOString().slice(11,16);' +
  "for(const e of document.querySelectorAll('[data-open]')){const[d,a,b]=e.dataset.open.split(' ');" +
  'e.hidden=!d.includes(t.getUTCDay())||n<a||n>=b}};s();setInterval(s,6e4)}';
