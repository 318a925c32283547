'use client';

import { useContext, useSyncExternalStore } from 'react';
import type { AreaName } from '@/lib/browser/visit-marker';
import { hasOwnArea, shownArea, subscribeToStore } from '@/lib/portal/db/in-use';
import { SamplesContext } from '@/lib/portal/hooks/use-samples';

/** The area that is shown. In the served HTML it is that of its samples; `null` without any. */
export function useShownArea(): AreaName | null {
  const samples = useContext(SamplesContext);
  return useSyncExternalStore(subscribeToStore, shownArea, () => (samples ? 'sample' : null));
}

/** Whether the client has an area of their own to go back to. */
export function useHasOwnArea(): boolean {
  return useSyncExternalStore(subscribeToStore, hasOwnArea, () => false);
}
