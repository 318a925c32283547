import Dexie from 'dexie';
import { PortalDatabase } from '@/features/client-area/store/database';
import { createFirstRows, isOfNewerSchema } from '@/features/client-area/store/databases';
import { LockedError, noteLock } from '@/features/client-area/store/lock-state';
import { createOwnDatabaseName } from '@/features/client-area/store/names';
import { findOrigin } from '@/features/client-area/store/origin';
import { findOwn, takeAsOwn } from '@/features/client-area/store/own-databases';
import { notePersonalData } from '@/features/client-area/store/persistence';
import { purgeDeleted } from '@/features/client-area/store/recently-deleted';
import { createStoredRows, type StoredRows } from '@/features/client-area/store/stored-rows';
import {
  type AreaName,
  type AreaPointer,
  hasOwnArea,
  readAreaPointer,
  writeAreaPointer,
} from '@/lib/browser/area-pointer';
import { showBadge } from '@/lib/browser/badge';
import { OperationError, toOperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { SAMPLES_DATABASE } from '@/lib/browser/storage-names';
import { hasSampleArea } from '@/lib/content/sample-area';
import { LOCK_TABLE, ORIGIN_TABLE } from '@/lib/encryption/names';
import { dropDrafts } from '@/lib/forms/session-store';
import { OPEN_LIMIT, withTimeout } from '@/lib/in-time';

/** The area that a page shows whose visit has this marker. */
export const getShownArea = (marker: AreaPointer | null): AreaName =>
  marker && !marker.erasing ? marker.shown : hasSampleArea ? 'sample' : 'own';

/**
 * One page load has one area and one database. Showing another area, locking, restoring and erasing
 * write the area pointer and reload the page, in every tab (switch.ts, tabs.ts).
 */
export const area = getShownArea(readAreaPointer());

/** Where what a page shows is kept; opened by `openStore`. */
export const db = new PortalDatabase(
  area === 'sample' ? SAMPLES_DATABASE : (readAreaPointer()?.own ?? createOwnDatabaseName()),
);

/** Work on the open database, which may read only valid rows (`stored`). */
export type Work<T> = (db: PortalDatabase, stored: StoredRows) => Promise<T>;

let opening: Promise<PortalDatabase> | null = null;

/** Opens the database of the page; if that fails, the next use tries again. */
export function openStore(): Promise<PortalDatabase> {
  opening ??= open().catch((error) => {
    opening = null;
    db.close();
    throw error;
  });
  return opening;
}

/** Throws a `LockedError` if the rows are sealed and this tab has no key. */
async function passLock(): Promise<void> {
  const isLocked = async () => (await db.table(LOCK_TABLE).count()) > 0;
  if (await isLocked()) {
    // If the code of the lock does not come, the area stays locked.
    const { applyLock } = await import('@/features/client-area/store/locked').catch(() => {
      throw new LockedError();
    });
    await applyLock(db).catch((error) => {
      if (!(error instanceof LockedError)) throw error;
      dropDrafts();
      noteLock(true);
      throw error;
    });
  }
  // Another tab may have taken it off meanwhile.
  noteLock(await isLocked());
}

/** Erases what an erase that was broken off has left, before anything of it is shown. */
const finishErase = async () => (await import('@/features/client-area/store/erase')).eraseAll();

/** Puts the first rows into a database that an erase has cleared and could not delete. */
const refill = (): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    for (const [table, rows] of Object.entries(db.firstRows())) await db.table(table).bulkAdd(rows);
    await db.table(ORIGIN_TABLE).clear();
  });

/** Loads the page again, which from here on waits for that. */
function loadOther(): Promise<never> {
  reloadPage();
  return new Promise(() => {});
}

async function open(): Promise<PortalDatabase> {
  if (readAreaPointer()?.erasing) await finishErase();
  // The marker is lost, or older than the databases, as after a crash.
  const named = readAreaPointer()?.own ?? null;
  const own = await withTimeout(findOwn(named), OPEN_LIMIT).catch(() => named);
  if (own && own !== named) {
    takeAsOwn(own);
    return loadOther();
  }
  if (area === 'sample') {
    const { seedRows } = await import('@/features/client-area/store/samples/seed');
    db.firstRows = () => seedRows(new Date());
  } else db.firstRows = createFirstRows(db.name);
  await withTimeout(db.open(), OPEN_LIMIT);
  if (isOfNewerSchema(db)) throw new DOMException('kept by a newer schema', 'VersionError');
  if ((await findOrigin(db))?.state === 'erased') {
    if (area === 'sample') await refill();
    else {
      db.close();
      await finishErase();
      return loadOther();
    }
  }
  if (area === 'own') {
    await passLock();
    // Another tab has put another area in its place since the page was loaded: that one is shown.
    if (isReplaced()) reloadPage();
    else if (!hasOwnArea()) takeAsOwn(db.name);
    countCart();
  }
  void purgeDeleted(db).catch(() => {});
  return db;
}

/** Keeps the count beside the cart in the header of public pages, whoever changes the cart. */
function countCart(): void {
  Dexie.liveQuery(() => db.cart.count()).subscribe({
    next: (cart) => {
      const marker = readAreaPointer();
      // A marker that is gone must not come back.
      if (marker && !marker.erasing && marker.own === db.name && marker.cart !== cart)
        writeAreaPointer({ cart });
    },
    // The database is closed.
    error: () => {},
  });
}

export async function withStore<T>(work: Work<T>): Promise<T> {
  await openStore();
  return work(db, createStoredRows(db));
}

/** Whether another tab has put another area in the place of the client's own, which this page shows. */
export function isReplaced(): boolean {
  const own = readAreaPointer()?.own ?? db.name;
  return area === 'own' && own !== db.name;
}

const replaced = () =>
  new OperationError(
    'We could not do this: another tab has put another area in place of this one. Reload the page and try again.',
  );

/** Runs work that changes what is kept. Any failure becomes an `OperationError`. */
export async function changeArea<T>(work: Work<T>): Promise<T> {
  // It may no longer be so; the home page counts again.
  showBadge(0);
  const result = await withStore(work).catch((error) => {
    throw isReplaced() ? replaced() : toOperationError(error);
  });
  // Written into an area that is to be removed.
  if (isReplaced()) throw replaced();
  void notePersonalData(area);
  return result;
}
