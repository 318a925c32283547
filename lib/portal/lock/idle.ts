const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const LOOK_EVERY = 5000;
const CHANNEL = 'client-area-use';

/**
 * Calls `lock` once nothing was done in any tab for so many minutes; with none, never. A computer
 * that has slept counts as not used. Returns what ends the watch.
 */
export function lockWhenIdle(minutes: number, lock: () => void): () => void {
  if (minutes === 0) return () => {};
  const watch = new AbortController();
  const { signal } = watch;
  let used = Date.now();
  let told = 0;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    used = Date.now();
  };
  let isLocked = false;
  const look = () => {
    if (Date.now() - used < minutes * 60_000) return true;
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
