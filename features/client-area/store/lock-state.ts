import { readAreaPointer, writeAreaPointer } from '@/lib/browser/area-pointer';
import { getRoot, getRootAttribute, LOCK, setRootAttribute } from '@/lib/browser/attributes';
import { OperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { visitKey } from '@/lib/browser/storage-names';
import type { Bytes } from '@/lib/bytes';
import { forgetUnsaved } from '@/lib/forms/unsaved';

/*
 * What every page of the client area knows of the lock; the rest is fetched where there is one
 * (locked.ts). The truth is in the database: the marker and the root element follow it, so that
 * nothing private is painted before the database is open.
 */

/** The key of the rows, while this tab has the area open. */
let held: Bytes | null = null;
export const getAreaKey = () => held;
export const setAreaKey = (key: typeof held): void => {
  held = key;
};

/** The area is locked, and this tab has no key. */
export class LockedError extends OperationError {
  override name = 'LockedError';
  constructor() {
    super('We could not do this: your client area is locked. Unlock it there, then try again.');
  }
}

const CHANGED = 'lock-noted';

export const hasLock = (): boolean => getRootAttribute(LOCK) !== null;
/** Whether the locked screen stands in place of the page. */
export const isLocked = (): boolean => hasLock() && getRootAttribute(LOCK) !== 'open';

/** Calls `listener` once the lock was noted. Returns how to stop that. */
export function subscribeToLock(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** Notes what the database of the client's own area says of a lock. */
export function noteLock(isThere: boolean): void {
  const isNoted = readAreaPointer()?.lock != null;
  if (isThere && !isNoted) writeAreaPointer({ lock: Date.now() });
  if (!isThere && isNoted) writeAreaPointer({ lock: null });
  setRootAttribute(LOCK, isThere ? (held ? 'open' : 'locked') : null);
  if (getRoot()) dispatchEvent(new Event(CHANGED));
}

/** Covers the page and drops the key. Whatever then stops the reload, nothing typed stays behind. */
function cover(lock: 'locked' | 'hidden'): void {
  held = null;
  setRootAttribute(LOCK, lock);
  forgetUnsaved();
  dispatchEvent(new Event(CHANGED));
}

/**
 * Locks the client's own area, in every tab: the locked screen takes the place of the page at once,
 * which comes anew without the key, and without a question about what is typed. `path` is shown
 * instead of it.
 */
export function lockNow(path?: string): void {
  cover('locked');
  writeAreaPointer({ lock: Date.now() });
  reloadPage(path);
}

/** Follows what another tab does to the lock, and never shows again what Back has kept of a page. */
export function followLock(): () => void {
  const end = new AbortController();
  const { signal } = end;
  // Nothing of the page is to be seen until it has come anew.
  const begin = () => {
    cover('hidden');
    reloadPage();
  };
  addEventListener(
    'storage',
    ({ key, oldValue, newValue }) => {
      if (key === visitKey('lock') && oldValue !== newValue) begin();
    },
    { signal },
  );
  addEventListener('pagehide', () => held && setRootAttribute(LOCK, 'hidden'), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && held && begin(), { signal });
  return () => end.abort();
}
