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
    // Only in a browser that keeps the site.
    if (navigator.serviceWorker?.controller) {
      void import('@/components/offline/new-build').then(({ announceBuilds }) => announceBuilds());
    }
  }, []);

  return null;
}
