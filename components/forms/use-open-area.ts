'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { hasOwnArea } from '@/lib/portal/db/in-use';

/** Opens the client's own area or, where there is none, the sample area; while it opens, a second press does nothing. */
export function useOpenArea() {
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();
  const open = () => {
    if (isOpening) return;
    startOpening(async () => {
      if (hasOwnArea()) {
        const { showArea } = await import('@/lib/portal/db/store');
        // If that fails, the area says so itself.
        await showArea('own').catch(() => {});
      }
      startOpening(() => router.push('/dashboard'));
    });
  };
  return { open, isOpening };
}
