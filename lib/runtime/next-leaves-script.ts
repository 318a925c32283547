import { MONTHS, monthsExpression } from '@/lib/runtime/months';
import { INDIA, type PackedDues } from '@/lib/runtime/next-due-script';

/** A leaf of the calendar: `7`, `December 2026`, and what is due. */
export type Leaf = { date: string; day: string; month: string; what: string };

/** The next `most` days on which something is due. */
export function nextLeaves(dues: PackedDues, now: number, most: number): Leaf[] {
  const today = new Date(now + INDIA).toISOString().slice(0, 10);
  const next = dues.split('|').filter((due) => due !== '' && due.slice(0, 10) >= today);
  return next.slice(0, most).map((due) => {
    const date = due.slice(0, 10);
    const month = `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
    return { date, day: String(Number(date.slice(8))), month, what: due.slice(11) };
  });
}

/**
 * The same while the HTML is parsed: brings the leaves before it up to the visitor's day, and
 * removes those for which no date is left. It must stay constant, as the Content-Security-Policy
 * names its hash.
 */
export const nextLeavesScript =
  "{const l=document.currentScript.parentNode.previousElementSibling,t=new Date(Date.now()+198e5).toISOString().slice(0,10),n=l.dataset.dues.split('|').filter(d=>d!==''&&d.slice(0,10)>=t);" +
  `[...l.children].forEach((e,i)=>{const d=n[i];e.hidden=!d;if(d){const[p,q]=e.children,[a,b]=p.children;p.dateTime=d.slice(0,10);a.textContent=+d.slice(8,10);b.textContent=${monthsExpression}[d.slice(5,7)-1]+' '+d.slice(0,4);q.textContent=d.slice(11)}})}`;
