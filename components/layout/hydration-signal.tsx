'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/browser/marks';

/**
 * Tells the loader that the page responds. It is last in the root layout, so that its effect runs
 * last.
 */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
  }, []);

  return null;
}
