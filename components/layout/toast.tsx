import type { MouseEvent } from 'react';
import { type NoticeSide, sideForFocus, sideForNotice } from '@/components/layout/notice-side';
import { Unbroken } from '@/components/layout/unbroken';
import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';

/** A problem has the red edge; the words say it in any case. */
export type NoticeTone = 'good' | 'problem';

type Notice = {
  description?: string;
  tone?: NoticeTone;
  /** What can be done about it: a press, or a page to go to. */
  action?: { label: string; onClick: () => void } | { label: string; href: Path };
  /** In milliseconds. */
  duration?: number;
  /** Called when the notice times out, is dismissed or is replaced. */
  onGone?: () => void;
};

/**
 * A notice updates the one on screen. One that is leaving would take the update with it, so the
 * next gets another id.
 */
let turn = 0;

/** For an action, button or link alike. */
export const toastActionClasses = 'shrink-0 font-semibold text-red underline underline-offset-4';

export const toneClasses: Record<NoticeTone, string> = {
  good: 'border-l-green',
  problem: 'border-l-danger',
};

/** In milliseconds. */
const LIFETIME = 5000;

let wanted = false;
let count = 0;
let leave: (() => void) | undefined;
let plain: (Notice & { title: string }) | null = null;
let side: NoticeSide = 'bottom';
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

function show(next: NoticeSide) {
  if (next === side) return;
  side = next;
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
  /** A notice shown without the library, which did not load. */
  plainNotice: () => plain,
  noPlainNotice: () => null,
  side: () => side,
  /** Moves the notice away from the control that takes the focus. */
  giveWay: (event: FocusEvent) => show(sideForFocus(event, side)),
  markReady: () => announceReady(),
  markMissing: () => announceMissing(),
};

/**
 * The toaster returns the focus when something else takes it. Let it do so first, so that the
 * action can then move the focus.
 */
const letGo = (element: HTMLElement) => element.blur();

function toastAction(action: Notice['action'], leaves: () => void, dismiss: () => void) {
  if (!action) return undefined;
  if (!('href' in action)) {
    const onClick = (event: MouseEvent<HTMLButtonElement>) => {
      letGo(event.currentTarget);
      leaves();
      action.onClick();
    };
    return { label: action.label, onClick };
  }
  return (
    <Link
      href={action.href}
      className={toastActionClasses}
      onClick={(event) => {
        letGo(event.currentTarget);
        leaves();
        dismiss();
      }}
    >
      {action.label}
    </Link>
  );
}

/**
 * Shows a notice in place of the one on screen: there is one toast at a time. The toast library is
 * fetched with the first notice, so that no page loads it up front.
 */
export async function notify(title: string, { action, onGone, ...notice }: Notice = {}) {
  const { description, tone = 'good', duration = LIFETIME } = notice;
  leave?.();
  leave = onGone;
  wanted = true;
  side = sideForNotice();
  announce();
  try {
    const [{ toast }] = await Promise.all([import('sonner'), ready]);
    count += 1;
    const id = `notice-${turn}`;
    const leaves = () => {
      if (id === `notice-${turn}`) turn += 1;
    };
    const isGone = () => {
      leaves();
      onGone?.();
    };
    showPlain(null);
    toast(<Unbroken>{title}</Unbroken>, {
      // An update keeps what it does not name, so clear what the last notice said.
      description: description && <Unbroken>{description}</Unbroken>,
      className: toneClasses[tone],
      action: toastAction(action, leaves, () => toast.dismiss(id)),
      onDismiss: isGone,
      onAutoClose: isGone,
      // Nor does an update restart the timer unless the duration differs.
      duration: duration + (count % 2),
      id,
    });
  } catch {
    const shown = { ...notice, action, title };
    showPlain(shown);
    setTimeout(() => {
      if (plain !== shown) return;
      showPlain(null);
      onGone?.();
    }, duration);
  }
}
