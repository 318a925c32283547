'use client';

import { useEffect } from 'react';
import { savesData, waitForIdle } from '@/lib/browser/fetch-ahead';

type Load = () => Promise<unknown>;

const asked = new Set<Load>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Fetches in idle time the code that a press on this component will need, one file after another.
 * `load` is what the press calls too and must be the same function at each render. If it fails, the
 * press tries again and says so.
 */
export function usePrefetch(load: Load): void {
  useEffect(() => {
    if (asked.has(load) || savesData()) return;
    asked.add(load);
    queue = queue.then(waitForIdle).then(() => load().catch(() => {}));
  }, [load]);
}
