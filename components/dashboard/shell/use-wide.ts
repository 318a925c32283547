'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** The widths from which a page has room for a sheet beside its rows, and for three columns. */
const widths = { sheet: '(width >= 64rem)', columns: '(width >= 80rem)' } as const;

/** Whether the window is that wide; `false` in the served page. */
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
