import { cartCount, showCartCount } from '@/lib/browser/cart-mark';
import { MARKER_KEY } from '@/lib/browser/visit-marker';

/**
 * Follows the marker of the visit, which other tabs change. Every erase ends by removing it, and a
 * tab whose page has no framework then forgets its drafts as well.
 */
export function followMarker(): void {
  let isErasing = isOfErase(markerText());
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== MARKER_KEY) return;
    showCartCount(cartCount(newValue));
    // Chromium may tell a page the end of an erase by the page before it in the same tab, and what
    // that page has left for this one to say must not go.
    if (isErasing && newValue === null) sessionStorage.clear();
    isErasing ||= isOfErase(newValue);
  });
  // After Back, the page may come from the back-forward cache as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showCartCount(cartCount(markerText()));
  });
}

const isOfErase = (marker: string | null) => marker?.includes('"erasing":true') ?? false;

/** The marker of the visit as it is stored; `null` without one, and if storage is blocked. */
export function markerText(): string | null {
  try {
    return localStorage.getItem(MARKER_KEY);
  } catch {
    // Blocked: nothing is kept there.
    return null;
  }
}
