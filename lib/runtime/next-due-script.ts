/**
 * Due dates as one text, in order: `2026-12-15 advance tax|2027-03-15 advance tax`. The page carries
 * it, since the day on which it is read is the visitor's.
 */
export type PackedDues = string;

const DAY = 864e5;
/** India is ahead of UTC by so many milliseconds all year. */
export const INDIA = 198e5;

/** `Next: 15 December, advance tax, 24 days left`; `null` once all dates have passed. */
export function nextDueInWords(dues: PackedDues, now: number): string | null {
  const today = new Date(now + INDIA).toISOString().slice(0, 10);
  const next = dues.split('|').find((due) => due.slice(0, 10) >= today);
  if (!next) return null;
  const date = new Date(next.slice(0, 10));
  const days = (date.getTime() - Date.parse(today)) / DAY;
  const left = days > 1 ? `${days} days left` : days > 0 ? 'tomorrow' : 'today';
  const day = date.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `Next: ${day}, ${next.slice(11)}, ${left}`;
}

/**
 * The same while the HTML is read. It must stay constant: the Content-Security-Policy names its
 * hash. Without a next date the words before it stay.
 */
export const nextDueScript =
  "{const s=document.currentScript.parentNode,t=new Date(Date.now()+198e5).toISOString().slice(0,10),n=s.dataset.dues.split('|').find(d=>d.slice(0,10)>=t);" +
  "if(n){const d=new Date(n.slice(0,10)),l=(d-new Date(t))/864e5;s.textContent='Next: '+d.toLocaleDateString('en-IN',{day:'numeric',month:'long',timeZone:'UTC'})+', '+n.slice(11)+', '+(l>1?l+' days left':l?'tomorrow':'today')}}";
