'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useSyncExternalStore } from 'react';
import { type Kept, keptIn } from '@/lib/portal/database/kept-rows';
import { failureCause } from '@/lib/portal/database/storage-failure';
import {
  afterFailure,
  databaseInUse,
  openStore,
  type StorageStatus,
  storageStatus,
  subscribeToStore,
} from '@/lib/portal/database/store';

const KEPT: StorageStatus = { kept: true };

export function useStorageStatus(): StorageStatus {
  return useSyncExternalStore(subscribeToStore, storageStatus, () => KEPT);
}

/**
 * A live query: the answer follows every change, in this tab or another. `undefined` until the
 * first answer is there. When the storage fails, the query goes on in memory.
 */
export function usePortal<T>(query: (kept: Kept) => Promise<T>): T | undefined {
  const db = useSyncExternalStore(subscribeToStore, databaseInUse, () => null);
  useEffect(() => void openStore(), []);

  const answer = useLiveQuery(async () => {
    if (!db) return undefined;
    try {
      return { db, value: await query(keptIn(db)) };
    } catch (error) {
      if (!failureCause(error)) throw error;
      return { db, error };
    }
  }, [db]);

  useEffect(() => {
    if (answer && 'error' in answer) void afterFailure(answer.error, answer.db).catch(() => {});
  }, [answer]);

  return answer && 'value' in answer ? answer.value : undefined;
}
