'use client';

/** The visitor's date, in words: `21 November 2026`. */
function todayInWords() {
  return new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * Runs while the HTML is read, so that the date stands there at the first paint and does not wait
 * for React. It must stay free of anything variable: a Content-Security-Policy names its hash.
 */
const fillIn =
  "document.currentScript.parentNode.textContent=new Date().toLocaleDateString('en-IN',{day:'numeric',month:'long',year:'numeric'})";

export const todayMarkup = `<noscript>the day you read this</noscript><script>${fillIn}</script>`;

/**
 * The visitor's today. The build knows no date, so the served HTML carries a script of one line
 * in its place, and a sentence that is true without script.
 */
export function Today() {
  if (typeof window !== 'undefined') return <span suppressHydrationWarning>{todayInWords()}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would not serve a script that runs in place
  return <span dangerouslySetInnerHTML={{ __html: todayMarkup }} />;
}
