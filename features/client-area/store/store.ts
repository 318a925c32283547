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

export const getShownArea = (pointer: AreaPointer | null): AreaName =>
  pointer && !pointer.erasing ? pointer.shown : hasSampleArea ? 'sample' : 'own';

/**
 * One page load has one area and one database. Showing another area, locking, restoring and erasing
 * write the area pointer and reload the page, in every tab (switch.ts, tabs.ts).
 */
export const area = getShownArea(readAreaPointer());

export const db = new PortalDatabase(
  area === 'sample' ? SAMPLES_DATABASE : (readAreaPointer()?.own ?? createOwnDatabaseName()),
);

export type Work<T> = (db: PortalDatabase, stored: StoredRows) => Promise<T>;

let opening: Promise<PortalDatabase> | null = null;

/** If the opening fails, the next use tries again. */
export function openStore(): Promise<PortalDatabase> {
  opening ??= open().catch((error) => {
    opening = null;
    db.close();
    throw error;
  });
  return opening;
}

async function passLock(): Promise<void> {
  const isLocked = async () => (await db.table(LOCK_TABLE).count()) > 0;
  if (await isLocked()) {
    // If the code of the lock cannot be fetched, the area stays locked.
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
  noteLock(await isLocked());
}

const finishErase = async () => (await import('@/features/client-area/store/erase')).eraseAll();

/** After an erase that cleared the database but could not delete it. */
const refill = (): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    for (const [table, rows] of Object.entries(db.firstRows())) await db.table(table).bulkAdd(rows);
    await db.table(ORIGIN_TABLE).clear();
  });

function reloadForOther(): Promise<never> {
  reloadPage();
  return new Promise(() => {});
}

async function open(): Promise<PortalDatabase> {
  if (readAreaPointer()?.erasing) await finishErase();
  // The area pointer is missing or older than the databases, as after a crash.
  const named = readAreaPointer()?.own ?? null;
  const own = await withTimeout(findOwn(named), OPEN_LIMIT).catch(() => named);
  if (own && own !== named) {
    takeAsOwn(own);
    return reloadForOther();
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
      return reloadForOther();
    }
  }
  if (area === 'own') {
    await passLock();
    // Another tab has replaced the area since this page loaded: reload to show the new one.
    if (isReplaced()) reloadPage();
    else if (!hasOwnArea()) takeAsOwn(db.name);
    followCartCount();
  }
  void purgeDeleted(db).catch(() => {});
  return db;
}

function followCartCount(): void {
  Dexie.liveQuery(() => db.cart.count()).subscribe({
    next: (cart) => {
      const pointer = readAreaPointer();
      // An erase may have removed the pointer: do not bring it back.
      if (pointer && !pointer.erasing && pointer.own === db.name && pointer.cart !== cart)
        writeAreaPointer({ cart });
    },
    // The database was closed.
    error: () => {},
  });
}

export async function withStore<T>(work: Work<T>): Promise<T> {
  await openStore();
  return work(db, createStoredRows(db));
}

export function isReplaced(): boolean {
  const own = readAreaPointer()?.own ?? db.name;
  return area === 'own' && own !== db.name;
}

const createReplacedError = () =>
  new OperationError(
    'We could not do this: another tab has put another area in place of this one. Reload the page and try again.',
  );

/** Any failure becomes an `OperationError`. */
export async function changeArea<T>(work: Work<T>): Promise<T> {
  // The badge may be out of date now; the home page counts again.
  showBadge(0);
  const result = await withStore(work).catch((error) => {
    throw isReplaced() ? createReplacedError() : toOperationError(error);
  });
  // The change went into a database that is about to be deleted.
  if (isReplaced()) throw createReplacedError();
  void notePersonalData(area);
  return result;
}
