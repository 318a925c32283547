import { CART, getRoot, setRootAttribute } from '@/lib/browser/attributes';
import { visitFacts, visitKey } from '@/lib/browser/storage-names';

/*
 * The area pointer: tells which area is shown, and which database holds the client's own. It is
 * apart from the databases, so that it survives if the browser drops these alone; if the browser
 * clears both, the next visit counts as a first one. Erasing removes it too. A browser that is
 * killed may lose what was written here in the last minute, or have it back as it was: the truth
 * about the client's own databases is in themselves (features/client-area/store/own-databases.ts).
 * lib/browser/inline.ts reads it before the first paint, and a page in another tab is loaded anew
 * where it changes (features/client-area/store/tabs.ts).
 */

export type AreaName = 'own' | 'sample';

export type AreaPointer = {
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
  /** When the client's own area was last locked, in milliseconds; `null` without a lock. */
  lock: number | null;
  /** Whether this browser is the firm's. */
  firm: boolean;
};

type Key = keyof AreaPointer;

/** Whether a change in local storage is one of the marker, or of everything (`null`). */
export const isAreaPointerKey = (key: string | null): boolean =>
  key === null || visitFacts.map(visitKey).includes(key);

const read = (key: Key) => window.localStorage.getItem(visitKey(key));

/** A whole number from zero up; `null` for anything else. */
const parseCount = (text: string | null): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;

/**
 * The facts by which every page is drawn, for the inline script, which holds no more than it needs.
 * `null` on a first visit. Throws if the browser blocks this storage.
 */
export function readDrawnFacts(): Pick<AreaPointer, 'shown' | 'own' | 'cart' | 'lock'> | null {
  const own = read('own') || null;
  if (!own && parseCount(read('keptSince')) === null) return null;
  return {
    shown: own && read('shown') !== 'sample' ? 'own' : 'sample',
    own,
    cart: parseCount(read('cart')) ?? 0,
    lock: parseCount(read('lock')),
  };
}

/** `null` on a first visit, and if the browser blocks this storage. */
export function readAreaPointer(): AreaPointer | null {
  try {
    const drawn = readDrawnFacts();
    return (
      drawn && {
        ...drawn,
        keptSince: parseCount(read('keptSince')) ?? Date.now(),
        askedAt: parseCount(read('askedAt')),
        erasing: read('erasing') !== null,
        firm: read('firm') !== null,
      }
    );
  } catch {
    return null;
  }
}

/** The marker as it is stored, to tell whether it was changed; `null` if storage is blocked. */
export function markerText(): string | null {
  try {
    return visitFacts.map(read).join(' ');
  } catch {
    return null;
  }
}

function write(key: Key, value: AreaPointer[Key]): void {
  if (value === null || value === false) {
    window.localStorage.removeItem(visitKey(key));
    return;
  }
  // The clock of a phone whose battery was empty may be at the midnight of 1970 in India, below 0.
  const stored = typeof value === 'number' ? Math.max(0, value) : value;
  window.localStorage.setItem(visitKey(key), String(stored));
}

/**
 * Shows how many services the client's own cart holds, beside it in the header of public pages, while
 * that area is the one shown. The pointer holds the count, so that it is there before the first
 * paint, without the database or any framework. The style sheet writes the number from `--cart`.
 */
export function showCartCount(pointer: Pick<AreaPointer, 'shown' | 'cart'> | null): void {
  const count = pointer?.shown === 'own' && pointer.cart < 10_000 ? pointer.cart : 0;
  setRootAttribute(CART, count > 0 ? '' : null);
  getRoot()?.style.setProperty('--cart', String(count));
}

/**
 * Changes the given facts and leaves the others. Has no effect if the browser blocks this storage.
 * The name of the client's own database is written by `nameOwnDatabase` alone.
 */
export function writeAreaPointer(change: Partial<Omit<AreaPointer, 'own'>>): void {
  try {
    if (read('keptSince') === null) write('keptSince', Date.now());
    for (const [key, value] of Object.entries(change)) write(key as Key, value);
  } catch {
    // Blocked or full: the next visit may count as a first one.
  }
  showCartCount(readAreaPointer());
}

/**
 * Names the database of the client's own area: for a switch, a sign-up, a restore and what finds a
 * lost name. Says whether the browser took it.
 */
export function nameOwnDatabase(name: string): boolean {
  try {
    write('own', name);
  } catch {
    // Blocked or full.
  }
  return readAreaPointer()?.own === name;
}

/** Notes that a page has more to show than the samples with which it is served. */
export function noteChanged(): void {
  if (!readAreaPointer()) writeAreaPointer({});
}

export const isFirmBrowser = (): boolean => readAreaPointer()?.firm ?? false;

/** Notes whether this browser is the firm's. */
export function noteFirm(isFirm: boolean): void {
  if (isFirmBrowser() !== isFirm) writeAreaPointer({ firm: isFirm });
}

/** Whether the client has an area of their own. */
export const hasOwnArea = (): boolean => typeof readAreaPointer()?.own === 'string';

/** The sign of an erase under way goes last: other tabs wait for it. */
export function removeAreaPointer(): void {
  try {
    for (const fact of visitFacts) if (fact !== 'erasing') write(fact, null);
    write('erasing', false);
  } catch {
    // Blocked: there is nothing to remove.
  }
  showCartCount(readAreaPointer());
}

/** The fragments of links to an area of this browser. */
const AREAS: Record<string, AreaName> = { '#my-area': 'own', '#sample-area': 'sample' };

/** Shows the area that the address names, if it is there, and takes the name out of the address. */
export function showNamedArea(): AreaName | null {
  const { history, location } = window;
  const named = AREAS[location.hash];
  if (!named) return null;
  history.replaceState(history.state, '', location.pathname);
  if (named === 'own' && !hasOwnArea()) return null;
  writeAreaPointer({ shown: named });
  return named;
}
