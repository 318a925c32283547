type Notice = {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** In milliseconds. */
  duration?: number;
};

/** In milliseconds. */
const LIFETIME = 5000;

let wanted = false;
let count = 0;
let plain: (Notice & { title: string }) | null = null;
let announceReady: () => void;
let announceMissing: () => void;
const ready = new Promise<void>((resolve, reject) => {
  announceReady = resolve;
  announceMissing = reject;
});
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** What `ToastHost` reads: whether any notice was ever asked for on this page. */
export const toastDemand = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => wanted,
  isWantedOnServer: () => false,
  /** A notice that has to do without the library, which did not load. */
  plainNotice: () => plain,
  noPlainNotice: () => null,
  markReady: () => announceReady(),
  markMissing: () => announceMissing(),
};

/**
 * Shows a notice in place of the one that is on screen: there is one toast at a time. The toast
 * library is fetched with the first notice, so that no page pays for it on sight.
 */
export async function notify(title: string, notice: Notice = {}) {
  wanted = true;
  announce();
  try {
    const [{ toast }] = await Promise.all([import('sonner'), ready]);
    count += 1;
    toast(title, {
      // An update keeps what it does not name: the action of the notice before must not stay.
      description: undefined,
      action: undefined,
      ...notice,
      // Nor does an update start the time anew unless the duration is another.
      duration: (notice.duration ?? LIFETIME) + (count % 2),
      id: 'notice',
    });
  } catch {
    plain = { ...notice, title };
    announce();
  }
}
