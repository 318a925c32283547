import { ERASE_CHANNEL } from '@/lib/browser/storage-names';

/**
 * Tells whatever remembers something about the client, in this and other tabs, that everything was
 * erased: drafts, and undo.
 */
const ERASED = 'erased';

const memories = new Set<() => void>();
const channel = globalThis.BroadcastChannel && new BroadcastChannel(ERASE_CHANNEL);
if (channel) {
  channel.onmessage = ({ data }) => {
    if (data === ERASED) forgetInThisTab();
  };
  // Lets Node exit after rendering the pages; browsers have no `unref`.
  (channel as { unref?: () => void }).unref?.();
}

/**
 * Calls `forget` whenever everything is erased, here or in another tab. Returns how to stop that.
 */
export function onErased(forget: () => void): () => void {
  memories.add(forget);
  return () => memories.delete(forget);
}

/** For work that takes a while: whether everything was erased since, asked once, at its end. */
export function watchErase(): () => boolean {
  let isErased = false;
  const stop = onErased(() => {
    isErased = true;
  });
  return () => {
    stop();
    return isErased;
  };
}

export function forgetInThisTab(): void {
  for (const forget of memories) forget();
}

export function announceErased(): void {
  forgetInThisTab();
  channel?.postMessage(ERASED);
}
