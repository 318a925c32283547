'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { describeFailure } from '@/lib/browser/operation-failure';
import { noteStored } from '@/lib/forms/unsaved';

/** What is shown ahead of its write. Once written, `replaces` is what was stored by then. */
type Ahead<T> = { value: T; replaces?: T };

let writes = 0;

/**
 * Shows a change in the next frame and writes it afterwards. `stored` is what a live query has read;
 * after the write the change is shown until the query has read it too. Until it is written, the browser
 * asks before the page is left. If the write fails, what is stored is shown again, and `getFailure`
 * has the sentence for `OperationFailure` until the next change. In a list, `key` says which row it
 * belongs to.
 */
export function useOptimistic<T>(stored: T) {
  const [ahead, setAhead] = useState<Ahead<T> | null>(null);
  const [failure, setFailure] = useState<{ key: string; sentence: string } | null>(null);
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  });

  const change = useCallback(
    async (value: T, write: () => Promise<unknown>, key = ''): Promise<void> => {
      const shown: Ahead<T> = { value };
      setFailure(null);
      setAhead(shown);
      writes += 1;
      const name = `write ${writes}`;
      noteStored(name, false);
      // A later change counts on its own.
      const replace = (next: Ahead<T> | null) =>
        setAhead((current) => (current === shown ? next : current));
      try {
        await write();
        replace({ value, replaces: latest.current });
      } catch (error) {
        replace(null);
        setFailure({ key, sentence: describeFailure(error) });
      }
      noteStored(name, true);
    },
    [],
  );

  const isRead = ahead !== null && 'replaces' in ahead && ahead.replaces !== stored;
  if (isRead) setAhead(null);
  return {
    shown: ahead && !isRead ? ahead.value : stored,
    change,
    getFailure: (key = ''): string | null => (failure?.key === key ? failure.sentence : null),
  };
}

export type Optimistic<T> = ReturnType<typeof useOptimistic<T>>;
