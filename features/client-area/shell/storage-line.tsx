'use client';

import { shellCopy } from '@/content/client-area/shell';
import { useOpened } from '@/features/client-area/store/use-opened';

/** Where things are kept; another sentence where the browser keeps nothing. */
export function StorageLine({ children }: { children: string }) {
  return useOpened().problem === null ? children : shellCopy.notKept;
}
