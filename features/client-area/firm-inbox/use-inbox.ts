'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { type InboxDatabase, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { describeFailure } from '@/lib/browser/operation-failure';

/** The result of a query, or a sentence on why there is none. */
type InboxAnswer<T> = { value: T; failure: null } | { value: null; failure: string };

const failed = (error: unknown) => ({ value: null, failure: describeFailure(error) });

/**
 * A live query of the inbox: the result follows every change, in this tab or another. `undefined`
 * until the first result. `deps` are the values that the query uses.
 */
export function useInbox<T>(
  query: (inbox: InboxDatabase) => Promise<T>,
  deps: readonly unknown[] = [],
): InboxAnswer<T> | undefined {
  const [notOpened, setNotOpened] = useState<InboxAnswer<T>>();
  const [inbox, setInbox] = useState<InboxDatabase | null>(null);
  // Opened before it is asked: only what a live query itself awaits is followed.
  useEffect(() => {
    withInbox(async (opened) => setInbox(opened)).catch((error) => setNotOpened(failed(error)));
  }, []);

  const followed = useLiveQuery(async (): Promise<InboxAnswer<T> | undefined> => {
    if (!inbox) return undefined;
    try {
      return { value: await query(inbox), failure: null };
    } catch (error) {
      return failed(error);
    }
  }, [inbox, ...deps]);

  return followed ?? notOpened;
}
