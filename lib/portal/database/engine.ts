import Dexie from 'dexie';
import { DATABASE_NAME, PortalDatabase, SCHEMA_VERSION } from '@/lib/portal/database/database';
import {
  announceErased,
  erasureCount,
  forgetInThisTab,
  onErased,
} from '@/lib/portal/database/erase-signal';
import { firstRows } from '@/lib/portal/database/first-rows';
import { inTime, OutOfTimeError } from '@/lib/portal/database/in-time';
import { announce, inUse, KEPT, type StorageStatus, type Work } from '@/lib/portal/database/in-use';
import { keptIn } from '@/lib/portal/database/kept-rows';
import { erasedError, OperationError } from '@/lib/portal/database/operation-failure';
import {
  clearEverything,
  isEmpty,
  replaceEverything,
  type Snapshot,
  sameRows,
  takeSnapshot,
} from '@/lib/portal/database/snapshot';
import { deleteAbandoned } from '@/lib/portal/database/staging';
import {
  EMPTY_FOR_NOW,
  type FailureCause,
  failureCause,
  failureSentences,
} from '@/lib/portal/database/storage-failure';
import { readMarker, removeMarker, writeMarker } from '@/lib/portal/database/visit-marker';
import { purgeDeleted } from '@/lib/portal/documents/recently-deleted';

/** How long the browser may take to open or delete the database, in milliseconds. */
export const ANSWER_LIMIT = 10_000;

let opening: Promise<PortalDatabase> | null = null;
let leaving: Promise<PortalDatabase> | null = null;
/** Whether the marker was there at opening; if marker and database are gone, all was cleared. */
let wasMarked = false;
let erasing: Promise<void> | null = null;

function use(db: PortalDatabase, status: StorageStatus): PortalDatabase {
  inUse.area = { db, kept: keptIn(db), follow: Dexie.liveQuery };
  inUse.status = status;
  opening = Promise.resolve(db);
  announce();
  return db;
}

/** Leaves no database in use; pages wait until another is opened. */
function showNone(): void {
  inUse.area = null;
  inUse.status = KEPT;
}

/**
 * Continues in memory with a copy of what is kept. If that cannot be read, the area is empty, so
 * that samples never pass for the client's own data; but if the browser blocks storage and no visit
 * is marked, nothing was kept, and the samples are shown until they are erased.
 */
async function openInMemory(cause: FailureCause, snapshot: Snapshot | null) {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const indexedDB = new IDBFactory();
  // If the browser has no IndexedDB, Dexie's live queries need this one.
  Dexie.dependencies.indexedDB ??= indexedDB;
  Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
  const wasNoneKept = cause === 'blocked' && !readMarker();
  const first = wasNoneKept && erasureCount() === 0 ? firstRows : () => snapshot ?? {};
  const db = new PortalDatabase('client-area-visit', { indexedDB, IDBKeyRange }, first);
  await db.open();
  const reason = failureSentences[cause];
  const marker = readMarker();
  const isUnread = !snapshot && marker !== null && !marker.erasing;
  return use(db, { kept: false, cause, reason: isUnread ? `${reason} ${EMPTY_FOR_NOW}` : reason });
}

async function leave(db: PortalDatabase, cause: FailureCause): Promise<PortalDatabase> {
  const snapshot = await takeSnapshot(db).catch(() => null);
  inUse.left = snapshot && { db, snapshot };
  return openInMemory(cause, snapshot);
}

function leaveOnce(db: PortalDatabase, cause: FailureCause): Promise<PortalDatabase> {
  leaving ??= leave(db, cause).finally(() => {
    leaving = null;
  });
  return leaving;
}

function giveUp(db: PortalDatabase, error: unknown): Promise<PortalDatabase> {
  db.close();
  return openInMemory(failureCause(error) ?? 'broken', null);
}

/** Reacts to what other tabs and the browser do to the database. */
function watch(db: PortalDatabase): void {
  db.on('versionchange', (event) => {
    // Deleted in another tab: Dexie closes this connection, and this tab forgets what it has.
    if (event.newVersion === null) return forgetInThisTab();
    // A newer version of the site in another tab waits for this connection to close.
    inUse.left = null;
    void leaveOnce(db, 'newer').finally(() => db.close());
    return false;
  });
  // Closed by a deletion or by the browser, as when the site's data is cleared. The database that
  // is there now is opened, so that no page goes on showing what is gone.
  let isReopening = false;
  db.on('close', () => {
    queueMicrotask(async () => {
      if (inUse.area?.db !== db || isReopening) return;
      isReopening = true;
      if (wasMarked && !readMarker()) writeMarker({});
      await inTime(db.open(), ANSWER_LIMIT)
        .then(noteOpened)
        .catch((error) => giveUp(db, error));
      isReopening = false;
    });
  });
}

/** Marks that something is kept; removes the marker after an erase. */
async function noteOpened(db: Dexie): Promise<void> {
  if (readMarker()?.erasing) removeMarker();
  else if (!readMarker() && !(await isEmpty(db))) writeMarker({});
  wasMarked = readMarker() !== null;
}

/** The browser responded late: if nothing was done meanwhile, the visit continues there. */
async function goOnWith(db: PortalDatabase): Promise<void> {
  if (inUse.area && (await isEmpty(inUse.area.db))) use(db, KEPT);
  else db.close();
}

async function openKept(): Promise<PortalDatabase> {
  // No samples after an erase, even if the browser blocks the marker.
  const first = () => (erasing ? {} : firstRows());
  const db = new PortalDatabase(DATABASE_NAME, undefined, first);
  watch(db);
  const opened = db.open();
  try {
    await inTime(opened, ANSWER_LIMIT);
    // Dexie opens a newer schema without an error, and multiplies versions by ten.
    if (db.backendDB().version >= (SCHEMA_VERSION + 1) * 10) {
      throw new DOMException('kept by a newer schema', 'VersionError');
    }
    await noteOpened(db);
    // Not awaited; if it fails, the next opening tries again.
    void deleteAbandoned(db).catch(() => {});
    void purgeDeleted(db).catch(() => {});
    return use(db, KEPT);
  } catch (error) {
    if (!(error instanceof OutOfTimeError)) return giveUp(db, error);
    const visit = await openInMemory('silent', null);
    void opened.then(
      () => goOnWith(db),
      () => {},
    );
    return visit;
  }
}

export function openStore(): Promise<PortalDatabase> {
  opening ??= openKept();
  return opening;
}

export async function afterFailure(error: unknown, db: PortalDatabase): Promise<PortalDatabase> {
  const cause = failureCause(error);
  if (inUse.area?.db !== db) return openStore();
  if (!cause || !inUse.status.kept) throw error;
  return leaveOnce(db, cause);
}

export async function withStore<T>(work: Work<T>, erasures: number): Promise<T> {
  const db = await openStore();
  if (erasures !== erasureCount()) throw erasedError();
  try {
    return await work(db, keptIn(db));
  } catch (error) {
    if (erasures !== erasureCount()) throw erasedError();
    const next = await afterFailure(error, db);
    return work(next, keptIn(next));
  }
}

export async function keepAgain(): Promise<StorageStatus | { kept: false; reason: string }> {
  const { area, left, status } = inUse;
  if (!left || !area || status.kept) return status;
  const { db, snapshot } = left;
  const visit = await takeSnapshot(area.db);
  try {
    const unchanged = await db.transaction('rw', db.tables, async () => {
      if (!sameRows(await takeSnapshot(db), snapshot)) return false;
      await replaceEverything(db, visit);
      return true;
    });
    if (!unchanged) {
      return {
        kept: false,
        reason: 'Another tab has changed what is kept. Save your data as a file, then reload.',
      };
    }
  } catch (error) {
    return { kept: false, reason: failureSentences[failureCause(error) ?? 'broken'] };
  }
  inUse.left = null;
  use(db, KEPT);
  return KEPT;
}

const unreachable = () =>
  new OperationError(
    'Nothing was erased: this browser does not let the site reach what it keeps. Close the other tabs of this site and try again, or clear the data of this site in the settings of the browser.',
  );

/** Deletes the browser's database, which this visit has not opened. */
async function deleteUnopened(): Promise<void> {
  try {
    await inTime(Dexie.delete(DATABASE_NAME), ANSWER_LIMIT);
  } catch {
    // Nothing was ever kept, so there is nothing to delete.
    if (readMarker()) throw unreachable();
  }
}

/** Deletes the database itself, with its counters, and opens a new one without rows. */
async function startAnew(db: PortalDatabase): Promise<PortalDatabase> {
  try {
    await inTime(db.delete({ disableAutoOpen: false }), ANSWER_LIMIT);
    await inTime(db.open(), ANSWER_LIMIT);
    return use(db, KEPT);
  } catch (error) {
    return giveUp(db, error);
  }
}

/**
 * The rows are deleted first, so that they are gone even if another program holds the database
 * open. Until the new database is there, the marker stops other tabs from taking this for a first
 * visit.
 */
async function erase(): Promise<void> {
  const current = await openStore();
  const kept = inUse.status.kept ? current : (inUse.left?.db ?? null);
  if (kept) await clearEverything(kept);
  else await deleteUnopened();
  writeMarker({ erasing: true });
  announceErased();
  if (current !== kept) current.close();
  showNone();
  opening = kept ? startAnew(kept) : openKept();
  announce();
  await opening;
  removeMarker();
}

export function eraseStore(): Promise<void> {
  erasing ??= erase().finally(() => {
    erasing = null;
  });
  return erasing;
}

// When another tab has erased everything, this tab must keep neither its copy in memory nor the
// fact that something was kept.
onErased(() => {
  inUse.left = null;
  wasMarked = false;
  if (erasing || inUse.status.kept) return;
  inUse.area?.db.close();
  showNone();
  opening = null;
  announce();
  void openStore();
});
