'use client';

import { almanac } from '@/content/almanac';
import { nextDueInWords, nextDueScript, type PackedDues } from '@/lib/runtime/next-due-script';

/** The next of some due dates, said by the visitor's day. Served with words that are always true. */
export function NextDue({ dues }: { dues: PackedDues }) {
  if (typeof window !== 'undefined') {
    return (
      <span data-dues={dues} suppressHydrationWarning>
        {nextDueInWords(dues, Date.now()) ?? almanac.see}
      </span>
    );
  }
  const __html = `${almanac.see}<script>${nextDueScript}</script>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants; React would not serve a script that runs in place
  return <span data-dues={dues} dangerouslySetInnerHTML={{ __html }} />;
}
