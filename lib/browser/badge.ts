/** Shows a count on the icon of the installed site, where the browser can; 0 takes it away. */
export function showBadge(count: number): void {
  if (typeof navigator === 'undefined' || !navigator.setAppBadge) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Not installed, or not allowed.
  done.catch(() => {});
}
