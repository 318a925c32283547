/** Takes the focus to an element, so that the next Tab goes on from there. */
function moveFocus(element: HTMLElement | null) {
  // A heading or a section takes the focus only with a tabindex.
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

/** To the top of the page, window and focus. The router announces the title of a new page. */
export function goToTop() {
  window.scrollTo(0, 0);
  moveFocus(document.getElementById('content'));
}

/** To what the fragment of the address names, which the router has scrolled to, or to the top. */
export function goToTarget() {
  const { hash } = window.location;
  const target = hash && document.getElementById(hash.slice(1));
  if (target) moveFocus(target);
  else goToTop();
}
