import { cartCount, showCartCount } from '@/lib/browser/cart-mark';
import { FIRM } from '@/lib/browser/marks';

/**
 * Tells which area is shown, and which database holds the client's own. It is apart from the
 * databases, so that it survives if the browser drops these alone; if the browser clears both, the
 * next visit counts as a first one. Erasing removes it too. lib/browser/inline.ts reads it before the
 * first paint, and a page in another tab is loaded anew where it changes (lib/portal/db/tabs.ts).
 */
export const MARKER_KEY = 'visit';

export type AreaName = 'own' | 'sample';

export type VisitMarker = {
  shown: AreaName;
  /** The name of the database of the client's own area; `null` without one. */
  own: string | null;
  /** When something was first kept here, in milliseconds. */
  keptSince: number;
  /** When the browser was asked not to clear the data, in milliseconds; `null` before. */
  askedAt: number | null;
  /** From the start of an erase until everything is gone. */
  erasing: boolean;
  /** How many services the cart of the client's own area holds. */
  cart: number;
  /** When the client's own area was last locked, in milliseconds; left out without a lock. */
  lock?: number | undefined;
  /** Whether this browser is the firm's; left out where it is not. */
  firm?: true | undefined;
};

const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Checked by hand: every page of the client area reads it before its schemas are there. */
export function parseMarker(text: string | null): VisitMarker | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  const { shown, own, keptSince, askedAt, erasing, cart, lock, firm } = Object(value) as Record<
    string,
    unknown
  >;
  if (shown !== 'own' && shown !== 'sample') return null;
  if (own !== null && typeof own !== 'string') return null;
  if (askedAt !== null && !isMoment(askedAt)) return null;
  if (!isMoment(keptSince) || typeof erasing !== 'boolean') return null;
  const marker: VisitMarker = {
    shown,
    own,
    keptSince,
    askedAt,
    erasing,
    cart: isMoment(cart) ? cart : 0,
  };
  if (isMoment(lock)) marker.lock = lock;
  if (firm === true) marker.firm = firm;
  return marker;
}

/** `null` on a first visit, and if the browser blocks this storage. */
export function readMarker(): VisitMarker | null {
  try {
    return parseMarker(window.localStorage.getItem(MARKER_KEY));
  } catch {
    return null;
  }
}

/**
 * Changes the given fields and keeps the rest. Has no effect if the browser blocks this storage.
 */
export function writeMarker(change: Partial<VisitMarker>): void {
  const before: VisitMarker = readMarker() ?? {
    shown: 'sample',
    own: null,
    keptSince: Date.now(),
    askedAt: null,
    erasing: false,
    cart: 0,
  };
  try {
    const marker = { ...before, ...change };
    const text = JSON.stringify(marker);
    window.localStorage.setItem(MARKER_KEY, text);
    showCartCount(cartCount(text));
    document.documentElement.toggleAttribute(FIRM, marker.firm ?? false);
  } catch {
    // Blocked or full: the next visit may count as a first one.
  }
}

/** Notes that a page has more to show than the samples with which it is served. */
export function noteChanged(): void {
  if (!readMarker()) writeMarker({});
}

/** Notes whether this browser is the firm's. */
export function noteFirm(isFirm: boolean): void {
  if ((readMarker()?.firm ?? false) !== isFirm) writeMarker({ firm: isFirm || undefined });
}

/** Whether the client has an area of their own. */
export const hasOwnArea = (): boolean => typeof readMarker()?.own === 'string';

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

export function removeMarker(): void {
  remove(MARKER_KEY);
  showCartCount(0);
}

/** Removes that of a build from before the first release. */
export const removeEarlierMarker = (): void => remove('client-area');
