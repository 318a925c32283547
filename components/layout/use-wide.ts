'use client';

import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

let seen: boolean | undefined;

/** Paper is narrower than a window; it gets what was on the screen. */
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

/** `null` in the served HTML. */
export const useWide = (): boolean | null => useSyncExternalStore(subscribe, isWide, () => null);
