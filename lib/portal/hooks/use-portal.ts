'use client';

import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { onErased } from '@/lib/browser/erase-signal';
import { type AreaName, readMarker } from '@/lib/browser/visit-marker';
import {
  areaInUse,
  isUnopened,
  STORED,
  type StorageStatus,
  storageStatus,
  subscribeToStore,
} from '@/lib/portal/db/in-use';
import type { SampleRows } from '@/lib/portal/db/sample-rows';
import { openStore } from '@/lib/portal/db/store';
import type { Rows, StoredRows } from '@/lib/portal/db/valid-rows';
import { useLive } from '@/lib/portal/hooks/use-live';
import { useSamples } from '@/lib/portal/hooks/use-samples';

export function useStorageStatus(): StorageStatus {
  return useSyncExternalStore(subscribeToStore, storageStatus, () => STORED);
}

/** The area whose rows this browser shows, before the page has opened any; else `null`. */
function areaToLookAt(): AreaName | null {
  const { returning, locked } = document.documentElement.dataset;
  if (!isUnopened() || returning === undefined || locked !== undefined) return null;
  const marker = readMarker();
  if (!marker) return 'sample';
  return marker.erasing ? null : marker.shown;
}

const fetchLook = () => import('@/lib/portal/db/first-look');
// While the page is hydrated.
if (typeof document !== 'undefined' && areaToLookAt()) void fetchLook().catch(() => {});

let looks: Promise<unknown> = Promise.resolve();

/** Opens the area once the first looks of the page are over. */
const openAfterLooks = async () => {
  // All parts of the page have asked by then.
  await Promise.resolve();
  await looks;
  await openStore();
};

/** What a query finds before the area is open; `undefined` until then. */
function useFirstLook<T>(query: ((rows: Rows) => Promise<T>) | null): T | undefined {
  const asked = useRef(query);
  const [found, setFound] = useState<{ value: T | undefined }>();
  useEffect(() => {
    const area = areaToLookAt();
    const look = asked.current;
    if (!look || !area) return;
    const looking = fetchLook()
      .then(({ firstLook }) => firstLook(area, look))
      .then((value) => startTransition(() => setFound({ value })))
      // The area is opened as if nobody had looked.
      .catch(() => {});
    looks = Promise.all([looks, looking]);
    return onErased(() => setFound(undefined));
  }, []);
  return found?.value;
}

/** Never `undefined` or `null`, which would leave the sample where a row is missing. */
type Found = object | string | number | boolean;

/**
 * A live query: the result follows every change, in this tab or another. `undefined` until the
 * first result. A part of the served page says what it shows of its samples, `ofSamples`; in a
 * browser that has other rows it shows those as soon as they can be read.
 */
export function usePortal<T>(query: (stored: StoredRows) => Promise<T>): T | undefined;
export function usePortal<T extends Found>(
  query: (rows: Rows) => Promise<T>,
  ofSamples: (samples: SampleRows) => T | undefined,
): T | undefined;
export function usePortal<T>(
  query: (stored: StoredRows) => Promise<T>,
  ofSamples?: (samples: SampleRows) => T | undefined,
): T | undefined {
  const area = useSyncExternalStore(subscribeToStore, areaInUse, () => null);
  const asked = useRef(query);
  const samples = useSamples();
  const ofServed = useRef(ofSamples);
  const served = useMemo(() => (samples ? ofServed.current?.(samples) : undefined), [samples]);
  const first = useFirstLook(ofSamples ? (query as (rows: Rows) => Promise<T>) : null);
  // A part of the script that does not come is told of by the page (lib/browser/loader.ts).
  useEffect(() => void openAfterLooks().catch(() => {}), []);

  const followed = useMemo(() => area?.follow(() => asked.current(area.stored)) ?? null, [area]);
  return useLive(followed) ?? first ?? served;
}
