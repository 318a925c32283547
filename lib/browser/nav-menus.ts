import { REPLAY } from '@/lib/browser/attributes';

/* The menus of the header, before any framework. */

const BUTTON = `a[${REPLAY}]`;

/** Closes an open header menu when the focus moves on to another part of the page. */
function closeLeftMenus({ target }: Event) {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-slot=nav-menu]:popover-open')) {
    const isOwn =
      target instanceof Element &&
      (menu.contains(target) || target.getAttribute('popovertarget') === menu.id);
    if (!isOwn) menu.hidePopover();
  }
}

/** A button is pressed by Space too. */
function pressBySpace(event: KeyboardEvent) {
  const { target, key } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches(BUTTON)) return;
  event.preventDefault();
  target.click();
}

/**
 * Makes the phone's menu, which is a link where no script runs, a button that opens a menu, as React
 * does after hydration; and has a header menu close when the focus leaves it.
 */
export function readyMenus() {
  for (const button of document.querySelectorAll(BUTTON)) {
    button.role = 'button';
    button.ariaHasPopup = 'dialog';
    button.ariaExpanded = 'false';
  }
  addEventListener('keydown', pressBySpace, true);
  addEventListener('focusin', closeLeftMenus);
}
