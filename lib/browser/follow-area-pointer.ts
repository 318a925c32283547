import { isAreaPointerKey, readAreaPointer, showCartCount } from '@/lib/browser/area-pointer';
import { PREFIX, visitKey } from '@/lib/browser/storage-names';

/** Removes what the site stores in this tab, and nothing of other programs at the same origin. */
function forgetTab(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

/**
 * Follows the marker of the visit, which other tabs change. Every erase ends by removing it, and a
 * tab whose page has no framework then forgets its drafts as well.
 */
export function followAreaPointer(): void {
  let isErasing = readAreaPointer()?.erasing ?? false;
  addEventListener('storage', ({ key, newValue }) => {
    if (!isAreaPointerKey(key)) return;
    showCartCount(readAreaPointer());
    if (key !== null && key !== visitKey('erasing')) return;
    // Chromium may tell a page the end of an erase by the page before it in the same tab, and what
    // that page has left for this one to say must not go. An erase that failed has left the marker.
    if (isErasing && !readAreaPointer()) forgetTab();
    isErasing = newValue !== null;
  });
  // After Back, the page may come from the back-forward cache as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showCartCount(readAreaPointer());
  });
}
