import Dexie from 'dexie';
import { showCartCount } from '@/lib/browser/cart-mark';
import {
  announceErased,
  endUndoInThisTab,
  erasureCount,
  forgetInThisTab,
  onErased,
} from '@/lib/browser/erase-signal';
import { erasedError, OperationError } from '@/lib/browser/operation-failure';
import {
  EMPTY_FOR_NOW,
  type FailureCause,
  failureCause,
  visitSentence,
} from '@/lib/browser/storage-failure';
import { type AreaName, readMarker, removeMarker, writeMarker } from '@/lib/browser/visit-marker';
import { hasSampleArea } from '@/lib/content/sample-area';
import { dropDrafts } from '@/lib/forms/session-store';
import { inTime } from '@/lib/in-time';
import {
  firstRows,
  isOfNewerSchema,
  isThere,
  otherThan,
  partFromSamples,
  tell,
  unreachable,
} from '@/lib/portal/db/areas';
import { PortalDatabase } from '@/lib/portal/db/database';
import { followTabs } from '@/lib/portal/db/follow-tabs';
import {
  type Area,
  areaOf,
  aside,
  inUse,
  nameArea,
  noteParted,
  STORED,
  type StorageStatus,
  type Work,
} from '@/lib/portal/db/in-use';
import { followLock, forgetLock, holdKey, LockedError, noteLock } from '@/lib/portal/db/lock-state';
import { databaseNames } from '@/lib/portal/db/names';
import { purgeDeleted } from '@/lib/portal/db/recently-deleted';
import { clearEverything } from '@/lib/portal/db/snapshot';
import { deleteAbandoned } from '@/lib/portal/db/staging';
import { type StoredRows, storedRowsIn } from '@/lib/portal/db/valid-rows';
import { LOCK_TABLE } from '@/lib/portal/lock/names';

/** How long the browser may take to open or delete the database, in milliseconds. */
export const ANSWER_LIMIT = 10_000;

let opening: Promise<PortalDatabase> | null = null;
/** Whether the marker was there at opening; if marker and database are gone, all was cleared. */
let wasMarked = false;
let erasing: Promise<void> | null = null;

function use(name: AreaName, db: PortalDatabase, status: StorageStatus): PortalDatabase {
  nameArea(db, name);
  inUse.area = { name, db, stored: storedRowsIn(db), follow: Dexie.liveQuery };
  inUse.status = status;
  opening = Promise.resolve(db);
  if (name === 'own') countCart(inUse.area, status.stored);
  tell();
  return db;
}

let counting: { unsubscribe: () => void } | null = null;

/** Keeps the count beside the cart in the header of public pages, whoever changes the cart. */
function countCart({ stored, follow }: Area, isStored: boolean): void {
  counting?.unsubscribe();
  counting = follow(async () => (await stored.rows('cart')).length).subscribe({
    next: (count) => {
      const marker = readMarker();
      // A marker that is gone must not come back.
      if (isStored && marker && !marker.erasing) {
        if (marker.cart !== count) writeMarker({ cart: count });
      } else if (!isStored) showCartCount(count);
    },
    // The database is closed.
    error: () => {},
  });
}

/** Leaves no database in use; pages wait until another is opened. */
function showNone(): void {
  inUse.area = null;
  inUse.status = STORED;
}

/**
 * The browser does not open what it keeps: an area of the client's own is empty for the visit, and
 * the sample area begins again. What the browser keeps stays as it is.
 */
async function openInMemory(name: AreaName, cause: FailureCause) {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const indexedDB = new IDBFactory();
  // If the browser has no IndexedDB, Dexie's live queries need this one.
  Dexie.dependencies.indexedDB ??= indexedDB;
  Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
  const first = () => (name === 'sample' ? firstRows(name) : {});
  const db = new PortalDatabase(`${databaseNames[name]}-visit`, { indexedDB, IDBKeyRange }, first);
  await db.open();
  const reason = visitSentence(cause);
  const marker = readMarker();
  const isUnread = name === 'own' && marker !== null && !marker.erasing;
  return use(name, db, { stored: false, reason: isUnread ? `${reason} ${EMPTY_FOR_NOW}` : reason });
}

/** The area that is not shown is opened again when it is wanted, if its database was closed. */
function forgetInvalidRows(db: PortalDatabase): void {
  if (aside.area?.area?.db === db) aside.area = null;
}

/** Reacts to what other tabs and the browser do to the database. */
function watch(db: PortalDatabase): void {
  db.on('versionchange', (event) => {
    // Deleted in another tab: Dexie closes this connection, and this tab forgets what it has.
    if (event.newVersion === null) return forgetInThisTab();
    // A newer version of the site in another tab waits for this connection to close.
    if (inUse.area?.db !== db) {
      forgetInvalidRows(db);
      db.close();
      return false;
    }
    inUse.status = { stored: false, reason: visitSentence('newer') };
    db.close();
    tell();
    return false;
  });
  // Closed by a deletion or by the browser, as when the site's data is cleared. The database that
  // is there now is opened, so that no page goes on showing what is gone.
  let isReopening = false;
  db.on('close', () => {
    queueMicrotask(async () => {
      forgetInvalidRows(db);
      if (inUse.area?.db !== db || !inUse.status.stored || isReopening) return;
      isReopening = true;
      if (wasMarked && !readMarker()) writeMarker({ shown: areaOf(db) });
      // If it cannot be opened, whatever is done next fails, with the reason.
      await inTime(db.open(), ANSWER_LIMIT).then(
        () => noteOpened(db),
        () => {},
      );
      isReopening = false;
    });
  });
}

/** Marks that there is an area of the client's own. */
function noteOpened(db: PortalDatabase): void {
  if (areaOf(db) === 'own' && !readMarker()?.shown) writeMarker({ shown: 'own' });
  wasMarked = readMarker() !== null;
}

/** Throws a `LockedError` if the rows are sealed and this tab has no key. */
async function passLock(name: AreaName, db: PortalDatabase): Promise<void> {
  if (name !== 'own') return;
  const isThere = (await db.table(LOCK_TABLE).count()) > 0;
  if (isThere) {
    // If the code of the lock does not come, the area stays locked.
    const { putBehindLock } = await import('@/lib/portal/db/locked').catch(() => {
      throw new LockedError();
    });
    await putBehindLock(db);
  }
  noteLock(isThere);
}

/** The locked screen stands in place of the area until that is opened again. */
function showLocked(): void {
  dropDrafts();
  writeMarker({ shown: 'own' });
  noteLock(true);
  tell();
}

async function openKept(name: AreaName): Promise<PortalDatabase> {
  const db = new PortalDatabase(databaseNames[name], undefined, () => firstRows(name));
  nameArea(db, name);
  watch(db);
  try {
    await inTime(db.open(), ANSWER_LIMIT);
    if (isOfNewerSchema(db)) throw new DOMException('kept by a newer schema', 'VersionError');
    noteOpened(db);
    await passLock(name, db);
    // Not awaited; if it fails, the next opening tries again.
    void deleteAbandoned(db).catch(() => {});
    void purgeDeleted(db).catch(() => {});
    return use(name, db, STORED);
  } catch (error) {
    db.close();
    if (error instanceof LockedError) {
      showLocked();
      throw error;
    }
    return openInMemory(name, failureCause(error) ?? 'broken');
  }
}

/** The area to open: as marked, else the sample area, if the firm has one. */
async function areaToOpen(): Promise<AreaName> {
  const marker = readMarker();
  if (marker?.shown && !marker.erasing) return marker.shown;
  const isFirst = marker === null || marker.erasing;
  const unmarked = isFirst && hasSampleArea ? 'sample' : 'own';
  if (marker?.erasing || erasing) return unmarked;
  const found = await inTime(partFromSamples(), ANSWER_LIMIT).catch(() => unmarked);
  return hasSampleArea ? found : 'own';
}

export function openStore(): Promise<PortalDatabase> {
  opening ??= areaToOpen().then(openKept);
  return opening;
}

/** Puts the area in use aside, and shows the other one. */
async function turnTo(name: AreaName): Promise<PortalDatabase> {
  if (inUse.area?.name === name) return inUse.area.db;
  const next = aside.area?.area?.name === name ? aside.area : null;
  aside.area = { ...inUse };
  endUndoInThisTab();
  showNone();
  if (!next?.area) return openKept(name);
  Object.assign(inUse, next);
  tell();
  return next.area.db;
}

export async function showArea(name: AreaName): Promise<void> {
  const before = opening ?? areaToOpen();
  opening = before.then(() => turnTo(name));
  await opening;
  // An own area that was only ever in memory is not there on the next visit.
  if (readMarker() || (name === 'own' && inUse.status.stored)) writeMarker({ shown: name });
  tell();
}

export async function readOtherArea<T>(
  work: (stored: StoredRows, db: PortalDatabase) => Promise<T>,
): Promise<T | null> {
  const name = otherThan(areaOf(await openStore()));
  const open = aside.area?.area;
  if (open) return work(open.stored, open.db);
  if (!(await isThere(name).catch(() => false))) return null;
  const db = new PortalDatabase(databaseNames[name]);
  nameArea(db, name);
  try {
    await db.open();
    await passLock(name, db);
    return await work(storedRowsIn(db), db);
  } finally {
    db.close();
  }
}

/** An erase ends work that was begun before it: `erasures` is the count from then. */
export async function withStore<T>(work: Work<T>, erasures: number): Promise<T> {
  const db = await openStore();
  if (erasures !== erasureCount()) throw erasedError();
  try {
    return await work(db, storedRowsIn(db));
  } catch (error) {
    throw erasures === erasureCount() ? error : erasedError();
  }
}

/** Opens the client's own area with the key of its rows. */
export async function unlockStore(key: Uint8Array<ArrayBuffer>): Promise<void> {
  holdKey(key);
  opening = openKept('own');
  await opening;
}

/**
 * Changes all rows of the client's own area as they are on the disk, while nothing here reads them,
 * and opens the area again: with `key`, or without a lock.
 */
export async function rewriteStore(
  key: Uint8Array<ArrayBuffer> | null,
  work: () => Promise<void>,
): Promise<void> {
  const db = await openStore();
  if (areaOf(db) !== 'own' || !inUse.status.stored) {
    throw new OperationError('Only an area of your own that this browser keeps can have a lock.');
  }
  showNone();
  tell();
  db.close();
  const done = work().then(() => holdKey(key));
  opening = done.catch(() => {}).then(() => openKept('own'));
  await Promise.all([done, opening]);
}

/** The browser's own database of an area that this tab has open; `null` if it has not. */
function openedHere(name: AreaName): PortalDatabase | null {
  const found = [inUse, aside.area].find((one) => one?.area?.name === name);
  return found?.area && found.status.stored ? found.area.db : null;
}

/** Deletes a database of the browser, with its counters. */
async function deleteDatabase(name: AreaName): Promise<void> {
  await inTime(Dexie.delete(databaseNames[name]), ANSWER_LIMIT);
}

/** Removes all rows of an area, or its database where this tab has not opened it. */
async function emptyArea(name: AreaName): Promise<void> {
  const db = openedHere(name);
  if (db) return clearEverything(db);
  await deleteDatabase(name).catch(() => {
    // Without a marker nothing was ever kept, so there is nothing to delete.
    if (readMarker()) throw unreachable();
  });
}

/**
 * Both areas go. Their rows are deleted first, so that they are gone even if another program holds a
 * database open. Then the visit is as a first one: until everything is gone, the marker stops other
 * tabs from taking an empty database for an area of the client's own.
 */
async function erase(): Promise<void> {
  const name = await openStore().then(areaOf, (error): AreaName => {
    if (error instanceof LockedError) return 'own';
    throw error;
  });
  await emptyArea(name);
  await emptyArea(otherThan(name));
  writeMarker({ erasing: true });
  announceErased();
  forgetBoth();
  await Promise.allSettled([deleteDatabase('own'), deleteDatabase('sample')]);
  removeMarker();
  opening = openKept(hasSampleArea ? 'sample' : 'own');
  await opening;
}

export function eraseStore(): Promise<void> {
  erasing ??= erase().finally(() => {
    erasing = null;
  });
  return erasing;
}

/** Closes what this tab has open; pages wait until something is opened again. */
function forgetBoth(): void {
  const open = [inUse.area, aside.area?.area];
  wasMarked = false;
  aside.area = null;
  noteParted(false);
  showNone();
  forgetLock();
  opening = null;
  for (const area of open) area?.db.close();
  tell();
}

// When another tab has erased everything, this tab must keep neither what it has in memory nor the
// fact that something was kept.
onErased(() => {
  if (erasing) return;
  forgetBoth();
  void openStore();
});

followTabs(() => showArea('own'));
followLock();
