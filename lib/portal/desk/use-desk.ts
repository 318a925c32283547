'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { failureSentence } from '@/lib/portal/database/operation-failure';
import { type DeskDatabase, withDesk } from '@/lib/portal/desk/desk-database';

/** The answer of a query, or the sentence that says why there is none. */
export type DeskAnswer<T> = { value: T; failure: null } | { value: null; failure: string };

/**
 * A live query of the desk: the answer follows every change, in this tab or another. `undefined`
 * until the first answer is there.
 */
export function useDesk<T>(
  query: (desk: DeskDatabase) => Promise<T>,
  follows: readonly unknown[] = [],
): DeskAnswer<T> | undefined {
  return useLiveQuery(async (): Promise<DeskAnswer<T>> => {
    try {
      return { value: await withDesk(query), failure: null };
    } catch (error) {
      return { value: null, failure: failureSentence(error) };
    }
  }, [...follows]);
}
