'use client';

import { TODAY } from '@/lib/browser/attributes';
import { formatToday } from '@/lib/browser/dates';

/**
 * Today's date for the visitor. A build cannot know it, so the served HTML has words that are true
 * without script.
 */
export function CurrentDate() {
  return (
    <span {...{ [TODAY]: '' }} suppressHydrationWarning>
      {typeof window === 'undefined' ? 'the day you read this' : formatToday()}
    </span>
  );
}
