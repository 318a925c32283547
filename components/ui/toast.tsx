import type { Path } from '@/content/routes';
import { Link } from './link';

type Notice = {
  description?: string;
  /** What can be done about it: a press, or a page to go to. */
  action?: { label: string; onClick: () => void } | { label: string; href: Path };
  /** In milliseconds. */
  duration?: number;
};

/** One for all of them: a notice replaces the one before. */
const ID = 'notice';

/** Of an action, be it a button or a link. */
export const toastActionClasses = 'shrink-0 font-semibold text-red underline underline-offset-4';

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

function showPlain(notice: typeof plain) {
  plain = notice;
  announce();
}

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
export async function notify(title: string, { action, ...notice }: Notice = {}) {
  const duration = notice.duration ?? LIFETIME;
  wanted = true;
  announce();
  try {
    const [{ toast }] = await Promise.all([import('sonner'), ready]);
    count += 1;
    showPlain(null);
    toast(title, {
      // An update keeps what it does not name: what the notice before said must not stay.
      description: undefined,
      action:
        action && 'href' in action ? (
          <Link href={action.href} className={toastActionClasses} onClick={() => toast.dismiss(ID)}>
            {action.label}
          </Link>
        ) : (
          action
        ),
      ...notice,
      // Nor does an update start the time anew unless the duration is another.
      duration: duration + (count % 2),
      id: ID,
    });
  } catch {
    const shown = { ...notice, action, title };
    showPlain(shown);
    setTimeout(() => plain === shown && showPlain(null), duration);
  }
}
