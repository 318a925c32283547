import type { MouseEvent } from 'react';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { loadToaster } from '@/components/toast/load-toaster';
import { type NoticeTone, toastActionClasses, toneClasses } from '@/components/toast/toast-classes';
import type { Path } from '@/content/routes';
import { NOTICED } from '@/lib/browser/attributes';

type Notice = {
  description?: string;
  tone?: NoticeTone;
  /** A button or a link in the notice. */
  action?: { label: string; onClick: () => void } | { label: string; href: Path };
  /** Called when the notice times out, is dismissed or is replaced. */
  onGone?: () => void;
};

/**
 * In milliseconds. A notice whose button is nowhere else, as Undo, stays until it is dismissed or
 * replaced (WCAG 2.2.1); the link of one leads where a menu does too.
 */
const lifetime = (action: Notice['action']) => (action && !('href' in action) ? Infinity : 5000);

/** The foot of a phone's window that a notice may take, in pixels, bottom bar included. */
const FOOT = 240;

/** On a phone a notice is at the foot; above what was just pressed, if that is there too. */
function liftNotice() {
  const pressed = document.activeElement?.getBoundingClientRect();
  const isCovered =
    pressed &&
    document.activeElement !== document.body &&
    window.innerWidth <= 600 &&
    // A control, not a region that took the focus when its control went.
    pressed.height < FOOT / 2 &&
    pressed.bottom > window.innerHeight - FOOT &&
    pressed.top < window.innerHeight;
  const lift = isCovered ? window.innerHeight - pressed.top + 8 : 0;
  document.documentElement.style.setProperty('--notice-lift', `${lift}px`);
}

/** For toast.css: a notice lies over the dialog that gives it, and under one opened later. */
function markDialog() {
  document.querySelector('[role$=dialog]')?.setAttribute(NOTICED, '');
}

let wanted = false;
let leave: (() => void) | undefined;
let plain: (Notice & { title: string }) | null = null;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function showPlain(notice: typeof plain) {
  plain = notice;
  announce();
}

/** For `ToastHost`: whether this page has had any notice. */
export const toastDemand = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => wanted,
  isWantedOnServer: () => false,
  /** The notice to show without the library, if that could not be loaded. */
  plainNotice: () => plain,
  noPlainNotice: () => null,
};

/**
 * The toaster gives the focus back when another element takes it. This makes it do so first, so
 * that the action can then move the focus.
 */
const letGo = (element: HTMLElement) => element.blur();

function toastAction(action: Notice['action'], dismiss: () => void) {
  if (!action) return undefined;
  if (!('href' in action)) {
    const onClick = (event: MouseEvent<HTMLButtonElement>) => {
      letGo(event.currentTarget);
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
        dismiss();
      }}
    >
      {action.label}
    </Link>
  );
}

/** Takes the notice off the screen: it is no longer so. */
export function endNotice(): void {
  if (!wanted) return;
  showPlain(null);
  void loadToaster()
    .then(({ toast }) => toast.dismiss())
    .catch(() => {});
}

/** Fetches the toast library ahead of a notice; if that fails, `notify` does without. */
export function expectNotice(): void {
  wanted = true;
  announce();
  void loadToaster().catch(() => {});
}

/**
 * Shows a notice in place of the one on screen: there is one toast at a time. The toast library is
 * fetched with or just before the first notice, so that no page loads it up front.
 */
export async function notify(title: string, { action, onGone, ...notice }: Notice = {}) {
  const { description, tone = 'good' } = notice;
  const duration = lifetime(action);
  leave?.();
  leave = onGone;
  wanted = true;
  announce();
  liftNotice();
  markDialog();
  try {
    const { toast } = await loadToaster();
    showPlain(null);
    toast.dismiss();
    const id = toast(<NoWrap>{title}</NoWrap>, {
      description: description && <NoWrap>{description}</NoWrap>,
      className: toneClasses[tone],
      action: toastAction(action, () => toast.dismiss(id)),
      onDismiss: onGone,
      onAutoClose: onGone,
      duration,
    });
  } catch {
    const shown = { ...notice, action, title };
    showPlain(shown);
    // A timer without an end would run out at once.
    if (duration === Infinity) return;
    setTimeout(() => {
      if (plain !== shown) return;
      showPlain(null);
      onGone?.();
    }, duration);
  }
}
