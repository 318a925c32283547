/** Does nothing where the browser has no badges; 0 removes it. */
export function showBadge(count: number): void {
  if (typeof navigator === 'undefined' || !navigator.setAppBadge) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Not installed, or not allowed.
  done.catch(() => {});
}
