'use client';

import { almanac } from '@/content/almanac';
import { DUES, nextDueInWords, type PackedDues } from '@/lib/runtime/next-due-script';

/**
 * The next of some due dates, by the visitor's own date. It is served with words that are always
 * true, which the loader replaces.
 */
export function NextDue({ dues }: { dues: PackedDues }) {
  const next = typeof window === 'undefined' ? null : nextDueInWords(dues, Date.now());
  return (
    <span {...{ [DUES]: dues }} suppressHydrationWarning>
      {next ?? almanac.see}
    </span>
  );
}
