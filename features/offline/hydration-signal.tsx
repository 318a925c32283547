'use client';

import { useEffect, useLayoutEffect } from 'react';
import { DRAWN, HYDRATED } from '@/lib/browser/marks';

/**
 * Tells the loader that React has drawn the page, and then that the page responds. It is last in the
 * root layout, so that its effects run last.
 */
export function HydrationSignal() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(DRAWN));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
    // Only in a browser that has stored the site.
    if (navigator.serviceWorker?.controller) {
      void import('@/features/offline/new-build').then(({ announceBuilds }) => announceBuilds());
    }
  }, []);

  return null;
}
