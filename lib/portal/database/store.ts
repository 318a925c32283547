import Dexie from 'dexie';
import { eraseSession } from '@/lib/forms/session-store';
import { eraseWaiting } from '@/lib/forms/waiting-storage';
import { DATABASE_NAME, PortalDatabase, SCHEMA_VERSION } from '@/lib/portal/database/database';
import {
  announceErased,
  erasureCount,
  forgetInThisTab,
  onErased,
} from '@/lib/portal/database/erase-signal';
import { firstRows } from '@/lib/portal/database/first-rows';
import { inTime, OutOfTimeError } from '@/lib/portal/database/in-time';
import {
  erasedError,
  OperationError,
  operationError,
} from '@/lib/portal/database/operation-failure';
import { notePersonalData } from '@/lib/portal/database/persistence';
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
import { keepTheme } from '@/lib/runtime/theme';

/**
 * Which database is in use. Normally the browser's own. When that is blocked, full or broken, the
 * same schema and the same operations run on an IndexedDB held in memory (fake-indexeddb, loaded
 * only then) with a copy of what could be read, and what the browser keeps stays as it was.
 */
export type StorageStatus = { kept: true } | { kept: false; cause: FailureCause; reason: string };

const KEPT: StorageStatus = { kept: true };

/** How long the browser may take to open or delete the database, in milliseconds. */
export const ANSWER_LIMIT = 10_000;

let inUse: { db: PortalDatabase | null; status: StorageStatus } = { db: null, status: KEPT };
let opening: Promise<PortalDatabase> | null = null;
let leaving: Promise<PortalDatabase> | null = null;
/** Whether the marker was there when the database was opened: with both gone, all was cleared. */
let wasMarked = false;
let erasing: Promise<void> | null = null;
/** The browser's database and what it held when it was left. */
let left: { db: PortalDatabase; snapshot: Snapshot } | null = null;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function use(db: PortalDatabase, status: StorageStatus): PortalDatabase {
  inUse = { db, status };
  opening = Promise.resolve(db);
  announce();
  return db;
}

export function subscribeToStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const databaseInUse = (): PortalDatabase | null => inUse.db;
export const storageStatus = (): StorageStatus => inUse.status;

/**
 * Goes on in memory, with a copy of what is kept. Where that cannot be read the area is empty, so
 * that samples never pass for the client's own; but a browser that blocks the site and remembers
 * no visit has kept nothing, and shows the samples.
 */
async function openInMemory(cause: FailureCause, snapshot: Snapshot | null) {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const indexedDB = new IDBFactory();
  // Without an IndexedDB of the browser's own, Dexie would answer no live query.
  Dexie.dependencies.indexedDB ??= indexedDB;
  Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
  const isFirstVisit = cause === 'blocked' && !readMarker();
  const first = isFirstVisit ? firstRows : () => snapshot ?? {};
  const db = new PortalDatabase('client-area-visit', { indexedDB, IDBKeyRange }, first);
  await db.open();
  const reason = failureSentences[cause];
  const isUnread = !snapshot && !isFirstVisit && !readMarker()?.erasing;
  return use(db, { kept: false, cause, reason: isUnread ? `${reason} ${EMPTY_FOR_NOW}` : reason });
}

async function leave(db: PortalDatabase, cause: FailureCause): Promise<PortalDatabase> {
  const snapshot = await takeSnapshot(db).catch(() => null);
  left = snapshot && { db, snapshot };
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

/** Follows what other tabs and the browser do to the database. */
function watch(db: PortalDatabase): void {
  db.on('versionchange', (event) => {
    // Deleted in another tab: Dexie closes this connection, and what was seen here is forgotten.
    if (event.newVersion === null) return forgetInThisTab();
    // A newer version of the site in another tab waits for this connection to close.
    left = null;
    void leaveOnce(db, 'newer').finally(() => db.close());
    return false;
  });
  // Closed by a deletion, or by the browser, as when the site's data is cleared: what is there
  // now is opened, so that no page goes on showing what is gone.
  let isReopening = false;
  db.on('close', () => {
    queueMicrotask(async () => {
      if (inUse.db !== db || isReopening) return;
      isReopening = true;
      if (wasMarked && !readMarker()) writeMarker({});
      await inTime(db.open(), ANSWER_LIMIT)
        .then(noteOpened)
        .catch((error) => giveUp(db, error));
      isReopening = false;
    });
  });
}

/** Remembers that something is kept; after an erase there is nothing to remember. */
async function noteOpened(db: Dexie): Promise<void> {
  if (readMarker()?.erasing) removeMarker();
  else if (!readMarker() && !(await isEmpty(db))) writeMarker({});
  wasMarked = readMarker() !== null;
}

/** The browser answers after all: if nothing was done meanwhile, the visit goes on there. */
async function goOnWith(db: PortalDatabase): Promise<void> {
  if (inUse.db && (await isEmpty(inUse.db))) use(db, KEPT);
  else db.close();
}

async function openKept(): Promise<PortalDatabase> {
  // After an erase no samples come, even where the browser blocks the marker.
  const first = () => (erasing ? {} : firstRows());
  const db = new PortalDatabase(DATABASE_NAME, undefined, first);
  watch(db);
  const opened = db.open();
  try {
    await inTime(opened, ANSWER_LIMIT);
    // Dexie opens what a newer schema has left as if it were its own, and counts in tenths.
    if (db.backendDB().version >= (SCHEMA_VERSION + 1) * 10) {
      throw new DOMException('kept by a newer schema', 'VersionError');
    }
    await noteOpened(db);
    // Without waiting for it; if it fails, the next opening does it.
    void deleteAbandoned(db).catch(() => {});
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

/** The database to go on with after `error`; an error that is no failure of storage is thrown. */
export async function afterFailure(error: unknown, db: PortalDatabase): Promise<PortalDatabase> {
  const cause = failureCause(error);
  if (inUse.db !== db) return openStore();
  if (!cause || !inUse.status.kept) throw error;
  return leaveOnce(db, cause);
}

/**
 * Runs work on the database; when the storage fails, once more on the copy in memory. What was
 * erased in the meantime is not brought back by a second run.
 */
export async function withStore<T>(work: (db: PortalDatabase) => Promise<T>): Promise<T> {
  const db = await openStore();
  const erasures = erasureCount();
  try {
    return await work(db);
  } catch (error) {
    if (erasures !== erasureCount()) throw erasedError();
    return work(await afterFailure(error, db));
  }
}

/** Runs work that changes what is kept. Whatever fails, its caller gets an `OperationError`. */
export async function change<T>(work: (db: PortalDatabase) => Promise<T>): Promise<T> {
  try {
    const result = await withStore(work);
    if (inUse.status.kept) void notePersonalData();
    return result;
  } catch (error) {
    throw operationError(error);
  }
}

/** Whether `keepAgain` has a database to go back to. */
export const canKeepAgain = (): boolean => left !== null && !inUse.status.kept;

/**
 * Puts what the visit holds in memory back into the browser's database, all or nothing, and goes
 * on there. Refused when another tab has changed that database in the meantime.
 */
export async function keepAgain(): Promise<StorageStatus | { kept: false; reason: string }> {
  if (!left || !inUse.db || inUse.status.kept) return inUse.status;
  const { db, snapshot } = left;
  const visit = await takeSnapshot(inUse.db);
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
  left = null;
  use(db, KEPT);
  return KEPT;
}

const unreachable = () =>
  new OperationError(
    'Nothing was erased: this browser does not let the site reach what it keeps. Close the other tabs of this site and try again, or clear the data of this site in the settings of the browser.',
  );

/** Deletes a database that this visit does not have open. */
async function deleteUnopened(): Promise<void> {
  try {
    await inTime(Dexie.delete(DATABASE_NAME), ANSWER_LIMIT);
  } catch {
    // Where nothing was ever kept there is nothing to reach.
    if (readMarker()) throw unreachable();
  }
}

/** Deletes the database itself, with the numbers it has given, and starts a new one without a row. */
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
 * The rows go first: should another program hold the database open, they are gone even so. Until
 * the new database is there, the marker keeps other tabs from taking this for a first visit.
 */
async function erase(): Promise<void> {
  const current = await openStore();
  const kept = inUse.status.kept ? current : (left?.db ?? null);
  if (kept) await clearEverything(kept);
  else await deleteUnopened();
  writeMarker({ erasing: true });
  announceErased();
  if (current !== kept) current.close();
  inUse = { db: null, status: KEPT };
  opening = kept ? startAnew(kept) : openKept();
  announce();
  await opening;
  removeMarker();
}

/** Erases the database, what the visit holds in memory, and every memory of this and other tabs. */
export function eraseStore(): Promise<void> {
  erasing ??= erase().finally(() => {
    erasing = null;
  });
  return erasing;
}

onErased(eraseSession);
onErased(eraseWaiting);
onErased(() => keepTheme('system'));

// What another tab has erased must not live on here: neither a copy in memory nor the knowledge
// that there was something.
onErased(() => {
  left = null;
  wasMarked = false;
  if (erasing || inUse.status.kept) return;
  inUse.db?.close();
  inUse = { db: null, status: KEPT };
  opening = null;
  announce();
  void openStore();
});
