'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

/** Opens the client area; while it opens, a second press does nothing. */
export function useOpenArea() {
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();
  const open = () => {
    if (!isOpening) startOpening(() => router.push('/dashboard'));
  };
  return { open, isOpening };
}
