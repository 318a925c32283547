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
  inUse,
  noteParted,
  STORED,
  type StorageStatus,
  type Work,
} from '@/lib/portal/db/in-use';
import { followLock, forgetLock, holdKey, LockedError, noteLock } from '@/lib/portal/db/lock-state';
import { databaseNames, rowTables } from '@/lib/portal/db/names';
import { purgeDeleted } from '@/lib/portal/db/recently-deleted';
import { deleteAbandoned } from '@/lib/portal/db/staging';
import { type StoredRows, storedRowsIn } from '@/lib/portal/db/valid-rows';
import { LOCK_TABLE } from '@/lib/portal/lock/names';

/** How long the browser may take to open or delete the database, in milliseconds. */
export const ANSWER_LIMIT = 10_000;

let opening: Promise<PortalDatabase> | null = null;
let erasing: Promise<void> | null = null;

/** Shows an area that has just been opened. */
function use(db: PortalDatabase, status: StorageStatus): PortalDatabase {
  const name = areaOf(db);
  const area: Area = { name, db, stored: storedRowsIn(db), follow: Dexie.liveQuery, status };
  inUse[name] = area;
  inUse.shown = area;
  if (name === 'own') countCart(area);
  tell();
  return db;
}

let counting: { unsubscribe: () => void } | null = null;

/** Keeps the count beside the cart in the header of public pages, whoever changes the cart. */
function countCart({ stored, follow, status }: Area): void {
  counting?.unsubscribe();
  counting = follow(async () => (await stored.rows('cart')).length).subscribe({
    next: (count) => {
      const marker = readMarker();
      // A marker that is gone must not come back.
      if (status.stored && marker && !marker.erasing) {
        if (marker.cart !== count) writeMarker({ cart: count });
      } else if (!status.stored) showCartCount(count);
    },
    // The database is closed.
    error: () => {},
  });
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
  return use(db, { stored: false, reason: isUnread ? `${reason} ${EMPTY_FOR_NOW}` : reason });
}

/** Reacts to what other tabs and the browser do to the database. */
function watch(db: PortalDatabase): void {
  const name = areaOf(db);
  db.on('versionchange', (event) => {
    // Deleted in another tab: Dexie closes this connection, and this tab forgets what it has.
    if (event.newVersion === null) return forgetInThisTab();
    // A newer version of the site in another tab waits for this connection to close.
    if (inUse.shown?.db === db) {
      inUse.shown.status = { stored: false, reason: visitSentence('newer') };
    } else if (inUse[name]?.db === db) delete inUse[name];
    db.close();
    tell();
    return false;
  });
  // Closed by the browser, as when the site's data is cleared. The database that is there now is
  // opened, so that no page goes on showing what is gone.
  db.on('close', () => {
    queueMicrotask(() => {
      const area = inUse[name];
      if (area?.db !== db || !area.status.stored) return;
      delete inUse[name];
      db.close();
      if (inUse.shown !== area) return;
      // It was marked, and is not begun for the first time.
      if (name === 'own' && !readMarker()) writeMarker({ shown: name });
      opening = openKept(name);
      opening.catch(() => {});
    });
  });
}

/** Throws a `LockedError` if the rows are sealed and this tab has no key. */
async function passLock(db: PortalDatabase): Promise<void> {
  if (areaOf(db) !== 'own') return;
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

/** Opens the browser's own database of an area; fails if it is locked or cannot be read. */
async function connect(name: AreaName): Promise<PortalDatabase> {
  const db = new PortalDatabase(databaseNames[name], undefined, () => firstRows(name));
  try {
    await inTime(db.open(), ANSWER_LIMIT);
    if (isOfNewerSchema(db)) throw new DOMException('kept by a newer schema', 'VersionError');
    await passLock(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

async function openKept(name: AreaName): Promise<PortalDatabase> {
  try {
    const db = await connect(name);
    watch(db);
    if (name === 'own' && !readMarker()?.shown) writeMarker({ shown: 'own' });
    // Not awaited; if it fails, the next opening tries again.
    void deleteAbandoned(db).catch(() => {});
    void purgeDeleted(db).catch(() => {});
    return use(db, STORED);
  } catch (error) {
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

async function turnTo(name: AreaName): Promise<PortalDatabase> {
  if (inUse.shown?.name === name) return inUse.shown.db;
  endUndoInThisTab();
  inUse.shown = null;
  const open = inUse[name];
  if (!open) return openKept(name);
  inUse.shown = open;
  tell();
  return open.db;
}

export async function showArea(name: AreaName): Promise<void> {
  const before = opening ?? areaToOpen();
  opening = before.then(() => turnTo(name));
  await opening;
  // An own area that was only ever in memory is not there on the next visit.
  if (readMarker() || (name === 'own' && inUse.own?.status.stored)) writeMarker({ shown: name });
  tell();
}

export async function readOtherArea<T>(
  work: (stored: StoredRows, db: PortalDatabase) => Promise<T>,
): Promise<T | null> {
  const name = otherThan(areaOf(await openStore()));
  const open = inUse[name];
  if (open) return work(open.stored, open.db);
  if (!(await isThere(name).catch(() => false))) return null;
  const db = await connect(name);
  return work(storedRowsIn(db), db).finally(() => db.close());
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
  if (inUse.own?.db !== db || !inUse.own.status.stored) {
    throw new OperationError('Only an area of your own that this browser keeps can have a lock.');
  }
  delete inUse.own;
  inUse.shown = null;
  tell();
  db.close();
  const done = work().then(() => holdKey(key));
  opening = done.catch(() => {}).then(() => openKept('own'));
  await Promise.all([done, opening]);
}

/** Deletes a database of the browser, with its counters. */
async function deleteDatabase(name: AreaName): Promise<void> {
  await inTime(Dexie.delete(databaseNames[name]), ANSWER_LIMIT);
}

/** Removes all rows of an area, or its database where this tab has not opened it. */
async function emptyArea(name: AreaName): Promise<void> {
  const open = inUse[name];
  if (open?.status.stored) {
    const { db } = open;
    await db.transaction('rw', db.tables, () =>
      Promise.all(rowTables(db).map((table) => table.clear())),
    );
    return;
  }
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
  await openStore().catch((error) => {
    if (!(error instanceof LockedError)) throw error;
  });
  await emptyArea('own');
  await emptyArea('sample');
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
  const open = [inUse.own, inUse.sample];
  delete inUse.own;
  delete inUse.sample;
  inUse.shown = null;
  opening = null;
  noteParted(false);
  forgetLock();
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
