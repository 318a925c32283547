'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo } from 'react';
import type { SampleRows } from '@/features/client-area/store/sample-rows';
import { area, db } from '@/features/client-area/store/store';
import { createStoredRows, type StoredRows } from '@/features/client-area/store/stored-rows';
import { useOpened } from '@/features/client-area/store/use-opened';
import { useSamples } from '@/features/client-area/store/use-samples';
import { isMissingChunk } from '@/lib/browser/missing-chunk';
import { findFailureCause } from '@/lib/browser/storage-failure';

const readSamples = async () =>
  (await import('@/features/client-area/store/samples/seeded-rows')).createSampleStoredRows();

/**
 * A live query: the result follows every change, in this tab or another. `undefined` until the
 * first result. The query runs again when one of its values, `deps`, changes. A part of the served
 * page computes what it shows of the samples with `createSampleRows`.
 */
export function usePortal<T>(
  query: (stored: StoredRows) => Promise<T>,
  deps: readonly unknown[] = [],
  ofSamples?: (samples: SampleRows) => T | undefined,
): T | undefined {
  const { isOpen, problem } = useOpened();
  const samples = useSamples();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what its functions use
  const served = useMemo(() => (samples ? ofSamples?.(samples) : undefined), [samples, ...deps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result belongs to the values it was asked with
  const latest = useMemo<{ current?: { value: T } }>(() => ({}), deps);

  const found = useLiveQuery(async () => {
    if (!isOpen && !(problem && area === 'sample')) return undefined;
    try {
      const stored = isOpen ? createStoredRows(db) : await readSamples();
      latest.current = { value: await query(stored) };
    } catch (error) {
      // What was read, or the served samples, stay on the page, which says what failed.
      if (!findFailureCause(error) && (isOpen || !isMissingChunk(error))) throw error;
    }
    return latest.current;
  }, [isOpen, problem, latest]);

  // Rendering many rows can be interrupted by a press.
  const shown = useDeferredValue(found);
  return shown ? shown.value : served;
}
