import { ERASE_CHANNEL } from '@/lib/browser/storage-names';

/** Tells drafts and Undo, in all tabs, that everything was erased. */
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

export function onErased(forget: () => void): () => void {
  memories.add(forget);
  return () => memories.delete(forget);
}

/** Call the returned function once, at the end of the work. */
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
