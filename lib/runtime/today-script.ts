/** The visitor's date, in words: `21 November 2026`. */
export function todayInWords(): string {
  return new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * Runs while the HTML is read, so that the date is there at the first paint and does not wait for
 * React. It must stay constant: the Content-Security-Policy names its hash.
 */
export const todayScript =
  "document.currentScript.parentNode.textContent=new Date().toLocaleDateString('en-IN',{day:'numeric',month:'long',year:'numeric'})";
