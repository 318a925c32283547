'use client';

import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  areaInUse,
  KEPT,
  type StorageStatus,
  storageStatus,
  subscribeToStore,
} from '@/lib/portal/database/in-use';
import type { Kept } from '@/lib/portal/database/kept-rows';
import type { SampleRows } from '@/lib/portal/database/sample-rows';
import { openStore } from '@/lib/portal/database/store';
import { useLive } from '@/lib/portal/hooks/use-live';
import { useSamples } from '@/lib/portal/hooks/use-samples';

export function useStorageStatus(): StorageStatus {
  return useSyncExternalStore(subscribeToStore, storageStatus, () => KEPT);
}

/**
 * A live query: the result follows every change, in this tab or another. `undefined` until the
 * first result or, in the served page, what `ofSamples` finds in its samples.
 */
export function usePortal<T>(
  query: (kept: Kept) => Promise<T>,
  ofSamples?: (samples: SampleRows) => T,
): T | undefined {
  const area = useSyncExternalStore(subscribeToStore, areaInUse, () => null);
  const asked = useRef(query);
  const samples = useSamples();
  const ofServed = useRef(ofSamples);
  const served = useMemo(() => (samples ? ofServed.current?.(samples) : undefined), [samples]);
  // A part of the script that does not come is told of by the page (lib/browser/loader.ts).
  useEffect(() => void openStore().catch(() => {}), []);

  const followed = useMemo(() => area?.follow(() => asked.current(area.kept)) ?? null, [area]);
  return useLive(followed) ?? served;
}
