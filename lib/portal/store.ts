import Dexie from 'dexie';
import { PortalDatabase, SCHEMA_VERSION } from '@/lib/portal/database';
import { replaceEverything, type Snapshot, sameRows, takeSnapshot } from '@/lib/portal/snapshot';
import { deleteAbandoned } from '@/lib/portal/staging';
import { type FailureCause, failureCause, failureSentences } from '@/lib/portal/storage-failure';

/**
 * Which database is in use. Normally the browser's own. When that is blocked, full or broken, the
 * same schema and the same operations run on an IndexedDB held in memory (fake-indexeddb, loaded
 * only then) with a copy of what could be read, and what the browser keeps stays as it was.
 */
export type StorageStatus = { kept: true } | { kept: false; cause: FailureCause; reason: string };

const KEPT: StorageStatus = { kept: true };

let inUse: { db: PortalDatabase | null; status: StorageStatus } = { db: null, status: KEPT };
let opening: Promise<PortalDatabase> | null = null;
let leaving: Promise<PortalDatabase> | null = null;
/** The browser's database and what it held when it was left. */
let left: { db: PortalDatabase; snapshot: Snapshot } | null = null;
const listeners = new Set<() => void>();

function use(db: PortalDatabase, status: StorageStatus): PortalDatabase {
  inUse = { db, status };
  opening = Promise.resolve(db);
  for (const listener of listeners) listener();
  return db;
}

export function subscribeToStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const databaseInUse = (): PortalDatabase | null => inUse.db;
export const storageStatus = (): StorageStatus => inUse.status;

async function openInMemory(cause: FailureCause, snapshot: Snapshot | null) {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const indexedDB = new IDBFactory();
  // Without an IndexedDB of the browser's own, Dexie would answer no live query.
  Dexie.dependencies.indexedDB ??= indexedDB;
  Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
  const db = new PortalDatabase('client-area-visit', { indexedDB, IDBKeyRange });
  await db.open();
  if (snapshot) await replaceEverything(db, snapshot);
  return use(db, { kept: false, cause, reason: failureSentences[cause] });
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

async function openKept(): Promise<PortalDatabase> {
  const db = new PortalDatabase();
  // A newer version of the site in another tab waits for this connection to close.
  db.on('versionchange', () => {
    left = null;
    void leaveOnce(db, 'newer').finally(() => db.close());
    return false;
  });
  try {
    await db.open();
    // Dexie opens what a newer schema has left as if it were its own, and counts in tenths.
    if (db.backendDB().version >= (SCHEMA_VERSION + 1) * 10) {
      throw new DOMException('kept by a newer schema', 'VersionError');
    }
    // In its own time, and at the next opening if not at this one.
    void deleteAbandoned(db).catch(() => {});
    return use(db, KEPT);
  } catch (error) {
    db.close();
    return openInMemory(failureCause(error) ?? 'broken', null);
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

/** Runs work on the database; when the storage fails, once more on the copy in memory. */
export async function withStore<T>(work: (db: PortalDatabase) => Promise<T>): Promise<T> {
  const db = await openStore();
  try {
    return await work(db);
  } catch (error) {
    return work(await afterFailure(error, db));
  }
}

/** The browser's database, while the visit runs in memory and it can still be reached. */
export const leftDatabase = (): PortalDatabase | null => left?.db ?? null;

/** Goes on in the browser's database as it now is; what the visit holds in memory is dropped. */
export function resumeKept(): void {
  if (left) use(left.db, KEPT);
  left = null;
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
  resumeKept();
  return KEPT;
}
