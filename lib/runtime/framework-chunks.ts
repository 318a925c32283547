/**
 * The framework's chunks come in one file. Before React and the Turbopack runtime add a chunk, they
 * look for its script element in the page; so each gets an element that fetches nothing.
 */
import type { LaterFile } from '@/lib/runtime/protocol';

declare const SHARED: readonly LaterFile[];

for (const [src, integrity] of SHARED) {
  const script = document.createElement('script');
  const checked = { crossOrigin: 'anonymous', integrity };
  document.head.append(Object.assign(script, checked, { type: 'text/plain', async: true, src }));
}
