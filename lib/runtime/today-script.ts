import { MONTHS, monthsExpression } from '@/lib/runtime/months';

/** The visitor's date, in words: `21 November 2026`. */
export function todayInWords(): string {
  const today = new Date();
  return `${today.getDate()} ${MONTHS[today.getMonth()]} ${today.getFullYear()}`;
}

/**
 * Runs while the HTML is parsed, so that the date is there at the first paint and does not wait for
 * React. It must stay constant, as the Content-Security-Policy names its hash.
 */
export const todayScript = `{const d=new Date;document.currentScript.parentNode.textContent=d.getDate()+' '+${monthsExpression}[d.getMonth()]+' '+d.getFullYear()}`;

/** On the element of the letterhead that names the day of printing. */
export const PRINTED_ON = 'data-printed-on';

/** Of the loader: puts the date on paper. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll(`[${PRINTED_ON}]`)) {
      place.textContent = todayInWords();
    }
  });
}
