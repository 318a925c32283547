/**
 * Tells whatever remembers something about the client, in this and other tabs, that everything was
 * erased: drafts, and undo.
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
  // Lets Node exit after rendering the pages; browsers have no `unref`.
  (channel as { unref?: () => void }).unref?.();
}

/** How often everything was erased since the page was loaded. Work begun earlier must stop. */
export const erasureCount = (): number => erasures;

/**
 * Calls `forget` whenever everything is erased, here or in another tab. Returns how to stop that.
 */
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
