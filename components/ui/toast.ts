import type { ExternalToast } from 'sonner';

type Notice = Pick<ExternalToast, 'description' | 'action' | 'duration'>;

let wanted = false;
let shown: string | number | undefined;
let announceReady: () => void;
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});
const listeners = new Set<() => void>();

/** What `ToastHost` reads: whether any notice was ever asked for on this page. */
export const toastDemand = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => wanted,
  isWantedOnServer: () => false,
  markReady: () => announceReady(),
};

/**
 * Shows a notice in place of the one that is on screen: there is one toast at a time. The toast
 * library is fetched with the first notice, so that no page pays for it on sight.
 */
export async function notify(title: string, notice: Notice = {}) {
  wanted = true;
  for (const listener of listeners) listener();
  const [{ toast }] = await Promise.all([import('sonner'), ready]);
  // A new toast, not an update: an update would keep the old one's action and remaining time.
  if (shown !== undefined) toast.dismiss(shown);
  shown = toast(title, notice);
}
