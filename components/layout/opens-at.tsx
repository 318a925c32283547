'use client';

import { OPENS } from '@/lib/browser/attributes';
import { describeNextOpening } from '@/lib/browser/dates';

/** By India's clock; empty during opening hours and without script. */
export function OpensAt({ hours }: { hours: string }) {
  return (
    <small {...{ [OPENS]: hours }} suppressHydrationWarning>
      {typeof window === 'undefined' ? null : describeNextOpening(hours, Date.now())}
    </small>
  );
}
