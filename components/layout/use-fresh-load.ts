import { useEffect } from 'react';
import { isMissingChunk } from '@/lib/runtime/missing-chunk';

/** Whether this document was loaded under another address, so that loading this one is a way out. */
function cameBySoftNavigation() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/** A page whose script did not load still reads as a file of its own, so that file is loaded. */
export function useFreshLoad(error: unknown): void {
  useEffect(() => {
    if (isMissingChunk(error) && cameBySoftNavigation()) window.location.reload();
  }, [error]);
}
