'use client';

import { useSyncExternalStore } from 'react';
import { hasOwnArea, shownArea, subscribeToStore } from '@/lib/portal/database/in-use';
import type { AreaName } from '@/lib/portal/database/visit-marker';

/** The area that is shown; `null` in the served HTML, which is the same for both. */
export function useShownArea(): AreaName | null {
  return useSyncExternalStore(subscribeToStore, shownArea, () => null);
}

/** Whether the client has an area of their own to go back to. */
export function useHasOwnArea(): boolean {
  return useSyncExternalStore(subscribeToStore, hasOwnArea, () => false);
}
