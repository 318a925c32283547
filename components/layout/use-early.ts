'use client';

import { useEffect } from 'react';
import { savesData, waitForIdle } from '@/lib/browser/fetch-ahead';

type Load = () => Promise<unknown>;

const asked = new Set<Load>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Fetches the code that a press on this part will need, in idle time after hydration and one after
 * the other. `load` is the function that the press calls too, the same at each render. If it fails,
 * the press tries again and says so.
 */
export function useEarly(load: Load): void {
  useEffect(() => {
    if (asked.has(load) || savesData()) return;
    asked.add(load);
    queue = queue.then(waitForIdle).then(() => load().catch(() => {}));
  }, [load]);
}
