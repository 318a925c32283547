'use client';

import { shellCopy } from '@/content/client-area/shell';
import { useOpened } from '@/features/client-area/store/use-opened';

export function StorageLine({ children }: { children: string }) {
  return useOpened().problem === null ? children : shellCopy.notKept;
}
