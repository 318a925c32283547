'use client';

import Dexie from 'dexie';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { failureSentence } from '@/lib/portal/database/operation-failure';
import {
  type DeskDatabase,
  deskInUse,
  subscribeToDesk,
  withDesk,
} from '@/lib/portal/desk/desk-database';
import { useLive } from '@/lib/portal/hooks/use-live';

/** The result of a query, or a sentence on why there is none. */
type DeskAnswer<T> = { value: T; failure: null } | { value: null; failure: string };

const failed = (error: unknown) => ({ value: null, failure: failureSentence(error) });

/**
 * A live query of the desk: the result follows every change, in this tab or another. `undefined`
 * until the first result.
 */
export function useDesk<T>(query: (desk: DeskDatabase) => Promise<T>): DeskAnswer<T> | undefined {
  const desk = useSyncExternalStore(subscribeToDesk, deskInUse, () => null);
  const [notOpened, setNotOpened] = useState<DeskAnswer<T>>();
  const asked = useRef(query);
  // Opened before it is asked: only what a live query itself awaits is followed.
  useEffect(() => {
    withDesk(async () => {}).catch((error) => setNotOpened(failed(error)));
  }, []);

  const followed = useMemo(() => {
    if (!desk) return null;
    return Dexie.liveQuery(async (): Promise<DeskAnswer<T>> => {
      try {
        return { value: await asked.current(desk), failure: null };
      } catch (error) {
        return failed(error);
      }
    });
  }, [desk]);

  return useLive(followed) ?? notOpened;
}
