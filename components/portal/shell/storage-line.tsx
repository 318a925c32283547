'use client';

import { dashboard } from '@/content/dashboard';
import { useStorageStatus } from '@/lib/portal/hooks/use-portal';

/** Where things are kept; another sentence while the browser keeps nothing. */
export function StorageLine({ children }: { children: string }) {
  return useStorageStatus().stored ? children : dashboard.visitOnly;
}
