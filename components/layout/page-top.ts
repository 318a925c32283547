import { closeMenus } from '@/lib/browser/nav-menus';

function moveFocus(element: HTMLElement | null) {
  // Headings and sections are focusable only with a tabindex.
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

export function goToTop() {
  closeMenus();
  window.scrollTo(0, 0);
  moveFocus(document.getElementById('content'));
}

export function goToTarget() {
  const { hash } = window.location;
  const target = hash && document.getElementById(hash.slice(1));
  if (target) moveFocus(target);
  else goToTop();
}
