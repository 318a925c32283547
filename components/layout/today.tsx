'use client';

import { todayInWords, todayScript } from '@/lib/runtime/today-script';

export const todayMarkup = `<noscript>the day you read this</noscript><script>${todayScript}</script>`;

/**
 * Today's date for the visitor. A build cannot know it, so the served HTML has a one-line script in
 * its place, and words that are true without script.
 */
export function Today() {
  if (typeof window !== 'undefined') return <span suppressHydrationWarning>{todayInWords()}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would not serve a script that runs in place
  return <span dangerouslySetInnerHTML={{ __html: todayMarkup }} />;
}
