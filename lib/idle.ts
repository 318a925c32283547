import { USE_CHANNEL } from '@/lib/browser/storage-names';

const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const LOOK_EVERY = 5000;

/** Minutes without use after which every tab locks. */
export function setIdleLimit(minutes: number): void {
  const channel = new BroadcastChannel(USE_CHANNEL);
  channel.postMessage(minutes);
  channel.close();
}

/**
 * Calls `lock` after `minutes` without use of any tab; with 0, never. The latest call in any tab
 * sets the minutes of all. A computer that has slept counts as not used. Returns a function that
 * ends the watch.
 */
export function lockWhenIdle(minutes: number, lock: () => void): () => void {
  let limit = minutes;
  const watch = new AbortController();
  const { signal } = watch;
  let used = Date.now();
  let told = 0;
  let isLocked = false;
  const channel = new BroadcastChannel(USE_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<number | null>) => {
    limit = data ?? limit;
    used = Date.now();
    isLocked = false;
  };
  channel.postMessage(limit);
  const look = () => {
    if (limit === 0 || Date.now() - used < limit * 60_000) return true;
    if (!isLocked) lock();
    isLocked = true;
    return false;
  };
  const use = () => {
    // The first press after a sleep comes too late.
    if (!look()) return;
    used = Date.now();
    if (used - told < LOOK_EVERY) return;
    told = used;
    channel.postMessage(null);
  };
  for (const type of USES) addEventListener(type, use, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', look, { signal });
  const timer = setInterval(look, LOOK_EVERY);
  return () => {
    watch.abort();
    clearInterval(timer);
    channel.close();
  };
}
