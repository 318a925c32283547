import Dexie from 'dexie';
import { showCartCount } from '@/lib/browser/cart-mark';
import { forgetInThisTab } from '@/lib/browser/erase-signal';
import {
  EMPTY_FOR_NOW,
  type FailureCause,
  failureCause,
  visitSentence,
} from '@/lib/browser/storage-failure';
import { type AreaName, readMarker, writeMarker } from '@/lib/browser/visit-marker';
import { dropDrafts } from '@/lib/forms/session-store';
import { inTime, OPEN_LIMIT } from '@/lib/in-time';
import { firstRows, isOfNewerSchema, removeEarlier, tell } from '@/lib/portal/db/areas';
import { PortalDatabase } from '@/lib/portal/db/database';
import { type Area, areaOf, inUse, STORED, type StorageStatus } from '@/lib/portal/db/in-use';
import { LockedError, noteLock } from '@/lib/portal/db/lock-state';
import { databaseNames } from '@/lib/portal/db/names';
import { purgeDeleted } from '@/lib/portal/db/recently-deleted';
import { deleteAbandoned } from '@/lib/portal/db/staging';
import { storedRowsIn } from '@/lib/portal/db/valid-rows';
import { LOCK_TABLE } from '@/lib/portal/lock/names';

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

/** Whether something of the client's own was kept when an area was last opened. */
let wasMarked = false;

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
  // opened, so that no page goes on showing what is gone. This one is left to Dexie, which opens it
  // again for work that is under way.
  db.on('close', () => {
    queueMicrotask(() => {
      const area = inUse[name];
      if (area?.db !== db || !area.status.stored) return;
      if (inUse.shown !== area) {
        delete inUse[name];
        return db.close();
      }
      // An area of the client's own is not begun for the first time.
      if (wasMarked && !readMarker()) writeMarker({ shown: name });
      area.isLost = true;
      reopen(area).catch(() => {});
    });
  });
}

let reopening: Promise<void> | null = null;

/**
 * Opens the database of an area that is lost, and shows it anew. If that fails, what is on the page
 * stays, the status of the area says why, and the next use tries again.
 */
export function reopen(area: Area): Promise<void> {
  const isShown = () => inUse.shown === area;
  const tryAgain = async () => {
    try {
      const db = await connect(area.name);
      if (isShown()) show(db);
      else db.close();
    } catch (error) {
      area.status = { stored: false, reason: visitSentence(failureCause(error) ?? 'broken') };
      if (isShown()) tell();
      throw error;
    }
  };
  reopening ??= tryAgain().finally(() => {
    reopening = null;
  });
  return reopening;
}

/** Throws a `LockedError` if the rows are sealed and this tab has no key. */
async function passLock(db: PortalDatabase): Promise<void> {
  if (areaOf(db) !== 'own') return;
  const isThere = async () => (await db.table(LOCK_TABLE).count()) > 0;
  if (await isThere()) {
    // If the code of the lock does not come, the area stays locked.
    const { putBehindLock } = await import('@/lib/portal/db/locked').catch(() => {
      throw new LockedError();
    });
    await putBehindLock(db);
  }
  // Another tab may have taken it off meanwhile.
  noteLock(await isThere());
}

/** The locked screen stands in place of the area until that is opened again. */
function showLocked(): void {
  dropDrafts();
  writeMarker({ shown: 'own' });
  noteLock(true);
  tell();
}

/** Opens the browser's own database of an area; fails if it is locked or cannot be read. */
export async function connect(name: AreaName): Promise<PortalDatabase> {
  const db = new PortalDatabase(databaseNames[name], undefined, () => firstRows(name));
  try {
    await inTime(db.open(), OPEN_LIMIT);
    if (isOfNewerSchema(db)) throw new DOMException('kept by a newer schema', 'VersionError');
    await passLock(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Shows an area that the browser has opened. */
function show(db: PortalDatabase): PortalDatabase {
  watch(db);
  if (areaOf(db) === 'own' && !readMarker()?.shown) writeMarker({ shown: 'own' });
  wasMarked = readMarker()?.erasing === false;
  return use(db, STORED);
}

/**
 * Opens an area and shows it: from the browser, or in memory if that cannot. Throws a `LockedError`
 * once the locked screen is shown.
 */
export async function openDatabase(name: AreaName): Promise<PortalDatabase> {
  try {
    const db = await connect(name);
    // Not awaited; if it fails, the next opening tries again.
    void deleteAbandoned(db).catch(() => {});
    void purgeDeleted(db).catch(() => {});
    void removeEarlier().catch(() => {});
    return show(db);
  } catch (error) {
    if (error instanceof LockedError) {
      showLocked();
      throw error;
    }
    return openInMemory(name, failureCause(error) ?? 'broken');
  }
}
