/* What browsers leave to the page, before and after hydration. */

const WIDE = '(width >= 64rem)';

export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

function closeLeftMenus({ target }: Event) {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-slot=nav-menu]:popover-open')) {
    const isOwn =
      target instanceof Element &&
      (menu.contains(target) || target.getAttribute('popovertarget') === menu.id);
    if (!isOwn) menu.hidePopover();
  }
}

function closeDialog({ target, clientX }: MouseEvent) {
  const dialog = target instanceof Element && target.closest('dialog');
  if (!dialog) return;
  // Safari does not know `closedby`.
  const isBeside = target === dialog && clientX < dialog.getBoundingClientRect().left;
  if (isBeside || target.closest('a')) dialog.close();
}

/** Safari does not focus a pressed button, so the focus cannot return to it by itself. */
function returnFocus({ target }: Event) {
  if (!(target instanceof HTMLDialogElement) || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[commandfor=${target.id}]`)?.focus({ preventScroll: true });
}

export function followMenus(): void {
  addEventListener('focusin', closeLeftMenus);
  addEventListener('click', closeDialog);
  // It does not bubble.
  addEventListener('close', returnFocus, true);
  matchMedia(WIDE).addEventListener('change', closeMenus);
}

/**
 * Opens and closes dialogs by `command` and `commandfor`, in browsers that do not know these
 * attributes: Safari before 26.2, Firefox before 144.
 */
export function followCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
