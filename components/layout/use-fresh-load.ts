import { useEffect } from 'react';
import { isMissingChunk } from '@/lib/runtime/missing-chunk';

/** Whether this document was loaded under another address, so that loading this one may help. */
function cameBySoftNavigation() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/** A page whose script did not load can still be read as served, so load it as a document. */
export function useFreshLoad(error: unknown): void {
  useEffect(() => {
    if (isMissingChunk(error) && cameBySoftNavigation()) window.location.reload();
  }, [error]);
}
