import { useEffect } from 'react';
import { isMissingChunk } from '@/lib/browser/missing-chunk';

function cameBySoftNavigation() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/** Reloads the page if its script failed to load, since the served HTML is readable without. */
export function useFreshLoad(error: unknown): void {
  useEffect(() => {
    if (isMissingChunk(error) && cameBySoftNavigation()) window.location.reload();
  }, [error]);
}
