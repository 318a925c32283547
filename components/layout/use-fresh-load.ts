import { useEffect } from 'react';
import { isMissingChunk } from '@/lib/browser/missing-chunk';

/** Whether this document was loaded under another address, so that loading this one may help. */
function cameBySoftNavigation() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/** Reloads the page as a document if its script failed to load, since it can be read as served. */
export function useFreshLoad(error: unknown): void {
  useEffect(() => {
    if (isMissingChunk(error) && cameBySoftNavigation()) window.location.reload();
  }, [error]);
}
