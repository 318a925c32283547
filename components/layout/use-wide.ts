'use client';

import { useSyncExternalStore } from 'react';

/** The width from which a page has room for a sheet beside its rows. */
const WIDE = '(width >= 64rem)';

/** What was so on the screen. */
let seen: boolean | undefined;

/** Paper is narrower than a window: it gets the parts that were on the screen. */
function isWide(): boolean {
  const isNow = window.matchMedia?.(WIDE).matches ?? false;
  if (window.matchMedia?.('print').matches) return seen ?? isNow;
  seen = isNow;
  return isNow;
}

function subscribe(listener: () => void) {
  const list = window.matchMedia?.(WIDE);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether the window is that wide; `null` in the served page. */
export const useWide = (): boolean | null => useSyncExternalStore(subscribe, isWide, () => null);
