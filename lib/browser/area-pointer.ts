import { CART, getRoot, setRootAttribute } from '@/lib/browser/attributes';
import { getPointerKey, pointerFacts } from '@/lib/browser/storage-names';

/*
 * The area pointer says which area is shown and which database holds the client's own. It is in
 * local storage, so that it survives if the browser drops the databases alone; if the browser
 * clears both, the next visit counts as the first. A browser that is killed may lose the last
 * minute's writes: the own databases themselves hold the truth
 * (features/client-area/store/own-databases.ts). Tabs follow it in
 * features/client-area/shell/tabs.ts.
 */

export type AreaName = 'own' | 'sample';

export type AreaPointer = {
  shown: AreaName;
  own: string | null;
  /** When something was first stored, in milliseconds. */
  keptSince: number;
  /** When we asked the browser not to clear the data, in milliseconds; `null` before. */
  askedAt: number | null;
  erasing: boolean;
  cart: number;
  /** When the own area was last locked, in milliseconds; `null` without a lock. */
  lock: number | null;
  firm: boolean;
};

type Key = keyof AreaPointer;

/** `null` is the key when all of local storage is cleared. */
export const isAreaPointerKey = (key: string | null): boolean =>
  key === null || pointerFacts.map(getPointerKey).includes(key);

const read = (key: Key) => window.localStorage.getItem(getPointerKey(key));

/** `null` for anything but a whole number from zero up. */
const parseCount = (text: string | null): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;

/**
 * What a page needs before its first paint. The inline script of every page holds this function, so
 * it reads no more than it needs. `null` on a first visit. Throws if the browser blocks local storage.
 */
export function readFirstPaintFacts(): Pick<AreaPointer, 'shown' | 'own' | 'cart' | 'lock'> | null {
  const own = read('own') || null;
  if (!own && parseCount(read('keptSince')) === null) return null;
  return {
    shown: own && read('shown') !== 'sample' ? 'own' : 'sample',
    own,
    cart: parseCount(read('cart')) ?? 0,
    lock: parseCount(read('lock')),
  };
}

/** `null` on a first visit, and if the browser blocks local storage. */
export function readAreaPointer(): AreaPointer | null {
  try {
    const facts = readFirstPaintFacts();
    return (
      facts && {
        ...facts,
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

/** To tell whether the pointer has changed; `null` if storage is blocked. */
export function readPointerText(): string | null {
  try {
    return pointerFacts.map(read).join(' ');
  } catch {
    return null;
  }
}

function write(key: Key, value: AreaPointer[Key]): void {
  if (value === null || value === false) {
    window.localStorage.removeItem(getPointerKey(key));
    return;
  }
  // A phone whose battery was empty may start at midnight of 1 January 1970 in India, below 0.
  const stored = typeof value === 'number' ? Math.max(0, value) : value;
  window.localStorage.setItem(getPointerKey(key), String(stored));
}

/**
 * Shows the cart's count in the header of public pages while the own area is shown. The count is in
 * the pointer, so that it is there before the first paint, without database or framework. The style
 * sheet writes the number from `--cart`.
 */
export function showCartCount(pointer: Pick<AreaPointer, 'shown' | 'cart'> | null): void {
  const count = pointer?.shown === 'own' && pointer.cart < 10_000 ? pointer.cart : 0;
  setRootAttribute(CART, count > 0 ? '' : null);
  getRoot()?.style.setProperty('--cart', String(count));
}

/**
 * Has no effect if the browser blocks local storage. Only `nameOwnDatabase` writes the database's
 * name.
 */
export function writeAreaPointer(change: Partial<Omit<AreaPointer, 'own'>>): void {
  try {
    if (read('keptSince') === null) write('keptSince', Date.now());
    for (const [key, value] of Object.entries(change)) write(key as Key, value);
  } catch {
    // Blocked or full.
  }
  showCartCount(readAreaPointer());
}

export function nameOwnDatabase(name: string): boolean {
  try {
    write('own', name);
  } catch {
    // Blocked or full.
  }
  return readAreaPointer()?.own === name;
}

/** A pointer tells each page that the rows of the sample area differ from those in its HTML. */
export function ensureAreaPointer(): void {
  if (!readAreaPointer()) writeAreaPointer({});
}

export const isFirmBrowser = (): boolean => readAreaPointer()?.firm ?? false;

export function noteFirm(isFirm: boolean): void {
  if (isFirmBrowser() !== isFirm) writeAreaPointer({ firm: isFirm });
}

export const hasOwnArea = (): boolean => typeof readAreaPointer()?.own === 'string';

/** `erasing` goes last: other tabs wait for it. */
export function removeAreaPointer(): void {
  try {
    for (const fact of pointerFacts) if (fact !== 'erasing') write(fact, null);
    write('erasing', false);
  } catch {
    // Blocked.
  }
  showCartCount(readAreaPointer());
}

const AREAS: Record<string, AreaName> = { '#my-area': 'own', '#sample-area': 'sample' };

/**
 * Shows the area named in the fragment, if it exists, and removes the fragment from the address.
 */
export function showNamedArea(): AreaName | null {
  const { history, location } = window;
  const named = AREAS[location.hash];
  if (!named) return null;
  history.replaceState(history.state, '', location.pathname);
  if (named === 'own' && !hasOwnArea()) return null;
  writeAreaPointer({ shown: named });
  return named;
}
