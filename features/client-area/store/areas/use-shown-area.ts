'use client';

import { useContext, useSyncExternalStore } from 'react';
import { area } from '@/features/client-area/store/store';
import { SamplesContext } from '@/features/client-area/store/use-samples';
import { type AreaName, hasOwnArea, isFirmBrowser } from '@/lib/browser/area-pointer';

const subscribeToNothing = () => () => {};

/** `null` in the served HTML of a firm without samples. */
export function useShownArea(): AreaName | null {
  const samples = useContext(SamplesContext);
  return useSyncExternalStore(
    subscribeToNothing,
    () => area,
    () => (samples ? 'sample' : null),
  );
}

export const useHasOwnArea = (): boolean =>
  useSyncExternalStore(subscribeToNothing, hasOwnArea, () => false);

export const useIsFirm = (): boolean =>
  useSyncExternalStore(subscribeToNothing, isFirmBrowser, () => false);
