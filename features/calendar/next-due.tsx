'use client';

import { calendar } from '@/content/calendar';
import { NEXT_DUE } from '@/lib/browser/attributes';
import { describeNextDue, type PackedDues } from '@/lib/browser/dates';

/**
 * The next of some due dates, by the visitor's own date. It is served with words that are always
 * true, which the page's script replaces.
 */
export function NextDue({ dues }: { dues: PackedDues }) {
  const next = typeof window === 'undefined' ? null : describeNextDue(dues, Date.now());
  return (
    <span {...{ [NEXT_DUE]: dues }} suppressHydrationWarning>
      {next ?? calendar.see}
    </span>
  );
}
