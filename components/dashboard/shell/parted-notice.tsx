'use client';

import { useSyncExternalStore } from 'react';
import { dashboard } from '@/content/dashboard';
import { samplesLeft, subscribeToStore } from '@/lib/portal/database/in-use';

/** Says once that the samples which an earlier version kept with the client's own rows have left. */
export function PartedNotice() {
  const isTold = useSyncExternalStore(subscribeToStore, samplesLeft, () => false);
  if (!isTold) return null;
  return (
    <p className="rounded-panel border border-orange border-l-4 bg-page p-4 font-medium">
      {dashboard.areas.parted}
    </p>
  );
}
