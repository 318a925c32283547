import { closeMenus } from '@/lib/browser/nav-menus';

/** Moves the focus to an element, so that the next Tab continues from there. */
function moveFocus(element: HTMLElement | null) {
  // A heading or a section can get the focus only with a tabindex.
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

/** Moves window and focus to the top of the page. The router announces a new page's title. */
export function goToTop() {
  closeMenus();
  window.scrollTo(0, 0);
  moveFocus(document.getElementById('content'));
}

/**
 * Moves the focus to the target of the fragment, to which the router has scrolled, or to the top.
 */
export function goToTarget() {
  const { hash } = window.location;
  const target = hash && document.getElementById(hash.slice(1));
  if (target) moveFocus(target);
  else goToTop();
}
