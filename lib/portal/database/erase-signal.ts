/**
 * Tells everything that remembers something of the client, in this tab and in the others, that all
 * of it was erased: drafts, undo, and what is held in memory when the storage failed.
 */
const CHANNEL = 'client-area';
const ERASED = 'erased';

const memories = new Set<() => void>();
let channel: BroadcastChannel | null = null;
let erasures = 0;

function listen(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === ERASED) forgetInThisTab();
  };
  // So that Node can exit after rendering the pages; browsers have no `unref`.
  (channel as { unref?: () => void }).unref?.();
}

/** How often everything was erased since this page was loaded; work begun before must stop. */
export const erasureCount = (): number => erasures;

/** Registers a memory: `forget` is called when everything was erased, here or in another tab. */
export function onErased(forget: () => void): () => void {
  listen();
  memories.add(forget);
  return () => memories.delete(forget);
}

export function forgetInThisTab(): void {
  erasures += 1;
  for (const forget of memories) forget();
}

export function announceErased(): void {
  forgetInThisTab();
  listen();
  channel?.postMessage(ERASED);
}
