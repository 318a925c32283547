'use client';

import { OPENS } from '@/lib/browser/attributes';
import { describeNextOpening } from '@/lib/browser/dates';

/** When the phone is answered next, by India's clock; empty while it is, and where no script runs. */
export function OpensAt({ hours }: { hours: string }) {
  return (
    <small {...{ [OPENS]: hours }} suppressHydrationWarning>
      {typeof window === 'undefined' ? null : describeNextOpening(hours, Date.now())}
    </small>
  );
}
