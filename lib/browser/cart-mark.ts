/**
 * The count beside the cart in the header of public pages. The marker of the visit holds it, so that
 * it is there before the first paint, without the database or any framework. The number is written
 * by the style sheet: `data-cart` on the root element shows the link, `--cart` is the count.
 */
export function showCartCount(count: number): void {
  const root = globalThis.document?.documentElement;
  if (!root) return;
  root.toggleAttribute('data-cart', count > 0);
  root.style.setProperty('--cart', String(count));
}

/** The count to show: the client's own area has one, while that area is the one shown. */
export const cartCount = (marker: { shown: string; cart: number } | null): number =>
  marker?.shown === 'own' && marker.cart < 10_000 ? marker.cart : 0;
