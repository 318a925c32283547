'use client';

import { useContext, useSyncExternalStore } from 'react';
import { area } from '@/features/client-area/store/store';
import { SamplesContext } from '@/features/client-area/store/use-samples';
import { type AreaName, hasOwnArea, isFirmBrowser } from '@/lib/browser/area-pointer';

const never = () => () => {};

/** The area that is shown. In the served HTML it is that of its samples; `null` without any. */
export function useShownArea(): AreaName | null {
  const samples = useContext(SamplesContext);
  return useSyncExternalStore(
    never,
    () => area,
    () => (samples ? 'sample' : null),
  );
}

/** Whether the client has an area of their own to go back to. */
export const useHasOwnArea = (): boolean => useSyncExternalStore(never, hasOwnArea, () => false);

/** Whether this browser is set up as the firm's. No served page is. */
export const useIsFirm = (): boolean => useSyncExternalStore(never, isFirmBrowser, () => false);
