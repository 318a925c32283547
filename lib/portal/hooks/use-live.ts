'use client';

import type { Observable } from 'dexie';
import { startTransition, useEffect, useState } from 'react';
import { failureCause } from '@/lib/browser/storage-failure';

type Answer<T> = { value: T } | { error: unknown };

/**
 * The latest answer of a live query; `undefined` before the first, and if there is no query.
 * Rethrows the query's error when rendering; if the storage failed, what was read before stays.
 */
export function useLive<T>(query: Observable<T> | null): T | undefined {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);

  useEffect(() => {
    if (!query) {
      setAnswer(null);
      return;
    }
    // In a transition, so that rendering many rows can be interrupted by a press.
    const show = (next: Answer<T>) => startTransition(() => setAnswer(next));
    const following = query.subscribe(
      (value) => show({ value }),
      (error) =>
        startTransition(() =>
          setAnswer((before) =>
            before && 'value' in before && failureCause(error) ? before : { error },
          ),
        ),
    );
    return () => following.unsubscribe();
  }, [query]);

  if (!query || !answer) return undefined;
  if ('error' in answer) throw answer.error;
  return answer.value;
}
