'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureSentence } from '@/lib/portal/database/operation-failure';
import {
  type DeskDatabase,
  deskInUse,
  subscribeToDesk,
  withDesk,
} from '@/lib/portal/desk/desk-database';

/** The answer of a query, or the sentence that says why there is none. */
export type DeskAnswer<T> = { value: T; failure: null } | { value: null; failure: string };

const failed = (error: unknown) => ({ value: null, failure: failureSentence(error) });

/**
 * A live query of the desk: the answer follows every change, in this tab or another. `undefined`
 * until the first answer is there.
 */
export function useDesk<T>(query: (desk: DeskDatabase) => Promise<T>): DeskAnswer<T> | undefined {
  const desk = useSyncExternalStore(subscribeToDesk, deskInUse, () => null);
  const [notOpened, setNotOpened] = useState<DeskAnswer<T>>();
  // Opened before it is asked: only what a live query itself awaits is followed.
  useEffect(() => {
    withDesk(async () => {}).catch((error) => setNotOpened(failed(error)));
  }, []);

  const answer = useLiveQuery(async (): Promise<DeskAnswer<T> | undefined> => {
    if (!desk) return undefined;
    try {
      return { value: await query(desk), failure: null };
    } catch (error) {
      return failed(error);
    }
  }, [desk]);

  return answer ?? notOpened;
}
