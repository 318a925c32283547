import { readAreaPointer, writeAreaPointer } from '@/lib/browser/area-pointer';
import { getRoot, getRootAttribute, LOCK, setRootAttribute } from '@/lib/browser/attributes';
import { OperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { getPointerKey } from '@/lib/browser/storage-names';
import type { Bytes } from '@/lib/bytes';
import { forgetUnsaved } from '@/lib/forms/unsaved';

/*
 * What every page of the client area knows about the lock; the rest (locked.ts) is fetched only if
 * there is one. The database decides; the area pointer and the root element repeat it, so that
 * nothing private is painted before the database is open.
 */

/** Only in the memory of this tab, while it has the area open. */
let areaKey: Bytes | null = null;
export const getAreaKey = () => areaKey;
export const setAreaKey = (key: typeof areaKey): void => {
  areaKey = key;
};

export class LockedError extends OperationError {
  override name = 'LockedError';
  constructor() {
    super('We could not do this: your client area is locked. Unlock it there, then try again.');
  }
}

const CHANGED = 'lock-noted';

export const hasLock = (): boolean => getRootAttribute(LOCK) !== null;
export const isLocked = (): boolean => hasLock() && getRootAttribute(LOCK) !== 'open';

export function subscribeToLock(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** Brings the area pointer, the root element and the listeners in line with the database. */
export function noteLock(isThere: boolean): void {
  const isNoted = readAreaPointer()?.lock != null;
  if (isThere && !isNoted) writeAreaPointer({ lock: Date.now() });
  if (!isThere && isNoted) writeAreaPointer({ lock: null });
  setRootAttribute(LOCK, isThere ? (areaKey ? 'open' : 'locked') : null);
  if (getRoot()) dispatchEvent(new Event(CHANGED));
}

/** Drops the key and everything typed too, since something may stop the reload. */
function cover(lock: 'locked' | 'hidden'): void {
  areaKey = null;
  setRootAttribute(LOCK, lock);
  forgetUnsaved();
  dispatchEvent(new Event(CHANGED));
}

/**
 * Locks the client's own area in every tab. The locked screen replaces the page at once; the page
 * then reloads without the key, and without asking about unsaved text. `path` is opened instead if
 * it is given.
 */
export function lockNow(path?: string): void {
  cover('locked');
  writeAreaPointer({ lock: Date.now() });
  reloadPage(path);
}

/** Also covers a page that the browser restores from memory after Back. */
export function followLock(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const begin = () => {
    cover('hidden');
    reloadPage();
  };
  addEventListener(
    'storage',
    ({ key, oldValue, newValue }) => {
      if (key === getPointerKey('lock') && oldValue !== newValue) begin();
    },
    { signal },
  );
  addEventListener('pagehide', () => areaKey && setRootAttribute(LOCK, 'hidden'), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && areaKey && begin(), { signal });
  return () => end.abort();
}
