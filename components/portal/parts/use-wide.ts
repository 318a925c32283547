'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** The widths from which a page has room for a sheet beside its rows, and for three columns. */
const widths = { sheet: '(width >= 64rem)', columns: '(width >= 80rem)' } as const;

/** What was so on the screen. */
const seen = new Map<string, boolean>();

/** Paper is narrower than a window: it gets the parts that were on the screen. */
function isSo(query: string): boolean {
  const isNow = window.matchMedia?.(query).matches ?? false;
  if (window.matchMedia?.('print').matches) return seen.get(query) ?? isNow;
  seen.set(query, isNow);
  return isNow;
}

/** Whether the window is that wide; `null` in the served page. */
export function useWide(room: keyof typeof widths): boolean | null {
  const query = widths[room];
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => isSo(query),
    () => null,
  );
}
