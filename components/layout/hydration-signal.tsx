'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/runtime/protocol';

/** Tells the loader that the page answers. Stands last in the root layout: its effect runs last. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
  }, []);

  return null;
}
