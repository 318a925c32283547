'use client';

import { OPENS } from '@/lib/browser/attributes';
import { describeNextOpening } from '@/lib/browser/dates';

export function OpensAt({ hours }: { hours: string }) {
  return (
    <small {...{ [OPENS]: hours }} suppressHydrationWarning>
      {typeof window === 'undefined' ? null : describeNextOpening(hours, Date.now())}
    </small>
  );
}
