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

/** The count in a marker as it is stored: that of the client's own area, where it is shown. */
export function cartCount(marker: string | null): number {
  if (!marker || marker.includes('"shown":"sample"')) return 0;
  return Number(/"cart":(\d{1,4})\b/.exec(marker)?.[1] ?? 0);
}
