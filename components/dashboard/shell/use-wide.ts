'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** From where a page of the client area has room for a sheet beside its rows, and for three columns. */
const widths = { sheet: '(width >= 64rem)', columns: '(width >= 80rem)' } as const;

/** Whether the window is so wide; not so while the page is served. */
export function useWide(room: keyof typeof widths): boolean {
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
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
