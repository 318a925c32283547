'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { type InboxDatabase, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { describeFailure } from '@/lib/browser/operation-failure';

type InboxResult<T> = { value: T; failure: null } | { value: null; failure: string };

const createFailure = (error: unknown) => ({ value: null, failure: describeFailure(error) });

/**
 * A live query of the inbox: the result follows every change, in this tab or another. `undefined`
 * until the first result. `deps` are the values that the query uses.
 */
export function useInbox<T>(
  query: (inbox: InboxDatabase) => Promise<T>,
  deps: readonly unknown[] = [],
): InboxResult<T> | undefined {
  const [notOpened, setNotOpened] = useState<InboxResult<T>>();
  const [inbox, setInbox] = useState<InboxDatabase | null>(null);
  // The inbox is opened first: a live query follows only what it awaits itself.
  useEffect(() => {
    withInbox(async (opened) => setInbox(opened)).catch((error) =>
      setNotOpened(createFailure(error)),
    );
  }, []);

  const followed = useLiveQuery(async (): Promise<InboxResult<T> | undefined> => {
    if (!inbox) return undefined;
    try {
      return { value: await query(inbox), failure: null };
    } catch (error) {
      return createFailure(error);
    }
  }, [inbox, ...deps]);

  return followed ?? notOpened;
}
