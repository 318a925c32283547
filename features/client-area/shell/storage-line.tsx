'use client';

import { dashboard } from '@/content/dashboard';
import { useOpened } from '@/features/client-area/store/use-opened';

/** Where things are kept; another sentence where the browser keeps nothing. */
export function StorageLine({ children }: { children: string }) {
  return useOpened().problem === null ? children : dashboard.notKept;
}
