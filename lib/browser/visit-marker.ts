import { cartCount, showCartCount } from '@/lib/browser/cart-mark';

/**
 * Tells whether there is an area of the client's own, beside the sample area, and which is shown.
 * The marker is separate from the databases, so that it survives if the browser drops these alone;
 * if the browser clears both, the next visit counts as a first one. Erasing removes it too.
 * lib/browser/inline.ts reads it before the first paint.
 */
export const MARKER_KEY = 'client-area';

/** In place of a marker once something was changed in the sample area, if there is no other area. */
export const CHANGED = 'sample';

export type AreaName = 'own' | 'sample';

export type VisitMarker = {
  shown: AreaName;
  /** When data was first kept here, in milliseconds. */
  keptSince: number;
  /** When the browser was asked not to clear the data, in milliseconds; `null` before. */
  askedAt: number | null;
  /** From the start of an erase until everything is gone. */
  erasing: boolean;
  /** How many services the cart of the client's own area holds. */
  cart: number;
  /** When the client's own area was last locked, in milliseconds; left out without a lock. */
  lock?: number | undefined;
};

const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Checked by hand: every page of the client area reads it before its schemas are there. */
function asMarker(value: unknown): VisitMarker | null {
  const { keptSince, askedAt, erasing, shown, cart, lock } = Object(value) as Record<
    string,
    unknown
  >;
  const isMarker =
    isMoment(keptSince) &&
    (askedAt === null || isMoment(askedAt)) &&
    typeof erasing === 'boolean' &&
    (shown === 'own' || shown === 'sample');
  if (!isMarker) return null;
  const marker: VisitMarker = {
    keptSince,
    askedAt,
    erasing,
    shown,
    cart: isMoment(cart) ? cart : 0,
  };
  return isMoment(lock) ? { ...marker, lock } : marker;
}

/** `null` without an area of the client's own, or if the browser blocks this storage. */
export function readMarker(): VisitMarker | null {
  try {
    return asMarker(JSON.parse(window.localStorage.getItem(MARKER_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Changes the given fields and keeps the rest. Has no effect if the browser blocks this storage.
 */
export function writeMarker(change: Partial<VisitMarker>): void {
  const before = readMarker() ?? {
    keptSince: Date.now(),
    askedAt: null,
    erasing: false,
    shown: 'own' as const,
    cart: 0,
  };
  try {
    const text = JSON.stringify({ ...before, ...change });
    window.localStorage.setItem(MARKER_KEY, text);
    showCartCount(cartCount(text));
  } catch {
    // Blocked or full: the next visit may count as a first one.
  }
}

/** Notes that the rows of the sample area are no longer those with which pages are served. */
export function noteChanged(): void {
  try {
    if (!window.localStorage.getItem(MARKER_KEY)) window.localStorage.setItem(MARKER_KEY, CHANGED);
  } catch {
    // Blocked or full: the next page shows the samples until it has read the rows.
  }
}

export function removeMarker(): void {
  try {
    window.localStorage.removeItem(MARKER_KEY);
    showCartCount(0);
  } catch {
    // Blocked: there is nothing to remove.
  }
}
