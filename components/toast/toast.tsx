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
  action?: { label: string; onClick: () => void } | { label: string; href: Path };
  onGone?: () => void;
};

/**
 * In milliseconds. A toast whose button is nowhere else, such as Undo, stays until it is dismissed
 * or replaced (WCAG 2.2.1); a link is also in a menu.
 */
const getLifetime = (action: Notice['action']) => (action && !('href' in action) ? Infinity : 5000);

/** In pixels, from the foot of a phone's window, including the bottom bar. */
const FOOT = 240;

/** On a phone the toast is at the foot, or at the top if the pressed control is at the foot. */
function liftNotice() {
  const pressed = document.activeElement?.getBoundingClientRect();
  const isCovered =
    pressed &&
    document.activeElement !== document.body &&
    window.innerWidth <= 600 &&
    // Not a region that got the focus because its control disappeared.
    pressed.height < FOOT / 2 &&
    pressed.bottom > window.innerHeight - FOOT &&
    pressed.top < window.innerHeight;
  const lift = isCovered ? window.innerHeight - pressed.top + 8 : 0;
  document.documentElement.style.setProperty('--notice-lift', `${lift}px`);
}

/** For toast.css: the toast lies above the dialog that shows it, and below one that opens later. */
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

export const toastDemand = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => wanted,
  isWantedOnServer: () => false,
  plainNotice: () => plain,
  noPlainNotice: () => null,
};

/**
 * When another element takes the focus, the toaster gives it back to the earlier one. This makes it
 * do so before the action, which can then move the focus.
 */
const letGo = (element: HTMLElement) => element.blur();

function createToastAction(action: Notice['action'], dismiss: () => void) {
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

export function endNotice(): void {
  if (!wanted) return;
  showPlain(null);
  void loadToaster()
    .then(({ toast }) => toast.dismiss())
    .catch(() => {});
}

export function expectNotice(): void {
  wanted = true;
  announce();
  void loadToaster().catch(() => {});
}

/**
 * There is one toast at a time: a new one replaces it. The library is fetched with the first toast,
 * or just before, so that no page loads it up front.
 */
export async function notify(title: string, { action, onGone, ...notice }: Notice = {}) {
  const { description, tone = 'good' } = notice;
  const duration = getLifetime(action);
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
      action: createToastAction(action, () => toast.dismiss(id)),
      onDismiss: onGone,
      onAutoClose: onGone,
      duration,
    });
  } catch {
    const shown = { ...notice, action, title };
    showPlain(shown);
    // The library would end an infinite timer at once.
    if (duration === Infinity) return;
    setTimeout(() => {
      if (plain !== shown) return;
      showPlain(null);
      onGone?.();
    }, duration);
  }
}
