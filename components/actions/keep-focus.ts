type Focused = { element: Element; around: HTMLElement[]; path: string };

let focused: Focused | null = null;

function noteFocus({ target }: FocusEvent) {
  if (!(target instanceof Element)) return;
  const around: HTMLElement[] = [];
  for (let next = target.parentElement; next; next = next.parentElement) around.push(next);
  focused = { element: target, around, path: window.location.pathname };
}

/**
 * A visitor who presses beside every control gives up the focus; an element that is removed only
 * loses it.
 */
function noteBlur({ target }: FocusEvent) {
  queueMicrotask(() => {
    const isLeft = document.activeElement === document.body;
    if (isLeft && focused?.element === target && focused.element.isConnected) focused = null;
  });
}

function catchFocus() {
  const lost = focused;
  if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
  focused = null;
  const nearest = lost.around.find((element) => element.isConnected);
  if (lost.path !== window.location.pathname) return;
  if (!nearest?.closest('main, [role$=dialog], dialog')) return;
  if (nearest.tabIndex < 0) nearest.tabIndex = -1;
  nearest.focus({ preventScroll: true });
}

/**
 * When the focused element is removed, focuses its nearest remaining ancestor, so that Tab and a
 * screen reader continue there and not at the top of the page. Waits two frames, in which a
 * component may move the focus to a better place.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver(() => {
    if (!focused || focused.element.isConnected) return;
    requestAnimationFrame(() => requestAnimationFrame(catchFocus));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('focusout', noteBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('focusout', noteBlur);
  };
}
