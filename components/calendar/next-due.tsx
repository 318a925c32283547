'use client';

import { calendar } from '@/content/calendar';
import {
  NEXT_DUE,
  NEXT_DUE_IN_SHORT,
  nextDueInShort,
  nextDueInWords,
  type PackedDues,
} from '@/lib/browser/dates';

/**
 * The next of some due dates, by the visitor's own date. It is served with words that are always
 * true, which the page's script replaces.
 */
export function NextDue({ dues }: { dues: PackedDues }) {
  const next = typeof window === 'undefined' ? null : nextDueInWords(dues, Date.now());
  return (
    <span {...{ [NEXT_DUE]: dues }} suppressHydrationWarning>
      {next ?? calendar.see}
    </span>
  );
}

/** Only the day and what is due; until then its children. */
export function NextDueInShort({ dues, children }: { dues: PackedDues; children: string }) {
  const next = typeof window === 'undefined' ? null : nextDueInShort(dues, Date.now());
  return (
    <span {...{ [NEXT_DUE_IN_SHORT]: dues }} suppressHydrationWarning>
      {next ?? children}
    </span>
  );
}
