import Dexie from 'dexie';
import { PortalDatabase } from '@/features/client-area/store/database';
import { isOwnName, SCHEMA_VERSION } from '@/features/client-area/store/names';
import { createOrigin, putOrigin } from '@/features/client-area/store/origin';
import type { Meta } from '@/features/client-area/store/records/records';
import { readAreaPointer, removeAreaPointer, writeAreaPointer } from '@/lib/browser/area-pointer';
import { OperationError } from '@/lib/browser/operation-failure';
import { DATABASES_LOCK, SAMPLES_DATABASE } from '@/lib/browser/storage-names';
import { OPEN_LIMIT, withTimeout } from '@/lib/in-time';

export const isOfNewerSchema = (db: Dexie) =>
  // Dexie opens a newer schema without an error, and multiplies versions by ten.
  db.backendDB().version >= (SCHEMA_VERSION + 1) * 10;

/**
 * If a database is created under the name in the area pointer, the browser has cleared the one
 * before.
 */
export const createFirstRows = (name: string) => (): { meta?: Meta[] } =>
  readAreaPointer()?.own === name ? { meta: [{ key: 'clearedAt', value: Date.now() }] } : {};

export async function withDatabase<T>(
  name: string,
  work: (raw: PortalDatabase) => Promise<T>,
): Promise<T> {
  const raw = new PortalDatabase(name);
  raw.firstRows = createFirstRows(name);
  try {
    await withTimeout(raw.open(), OPEN_LIMIT);
    return await work(raw);
  } finally {
    raw.close();
  }
}

export const listOwnDatabaseNames = async (): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter(isOwnName);

const locks = () => globalThis.navigator?.locks as LockManager | undefined;

export const hasTurns = (): boolean => locks() !== undefined;

/** Runs work while no other tab does, or at once without Web Locks. `signal` ends the wait. */
export async function runInTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const turns = locks();
  if (!turns) return work();
  let isBegun = false;
  try {
    return await turns.request(DATABASES_LOCK, signal ? { signal } : {}, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    // A browser that blocks storage may refuse locks too.
    if (isBegun || signal?.aborted) throw error;
    return work();
  }
}

export const deleteDatabase = (name: string): Promise<void> =>
  withTimeout(Dexie.delete(name), OPEN_LIMIT);

const createUnreachableError = () =>
  new OperationError(
    'We erased nothing: this browser does not let the site reach what it keeps. Close the other tabs of this site and try again, or clear the data of this site in the settings of the browser.',
  );

const clearRows = (name: string): Promise<void> =>
  withDatabase(name, (raw) =>
    raw.transaction('rw', raw.tables, async () => {
      await Promise.all(raw.tables.map((table) => table.clear()));
      // Local storage may forget the erase if the browser is killed now; the database does not.
      await putOrigin(raw, createOrigin('erased'));
    }),
  );

/**
 * Removes both areas. The area pointer notes the erase first: until it is complete no page shows
 * what is left, and the next opening finishes one that was broken off. Rows are deleted before the
 * databases, so that they are gone even if another program holds a database open. Throws an
 * `OperationError` if the browser does not let the site reach its databases.
 */
export async function eraseDatabases(): Promise<void> {
  const before = readAreaPointer();
  try {
    // Before the list: a restore that creates its database after it sees the pointer.
    writeAreaPointer({ erasing: true });
    const here = await Dexie.getDatabaseNames();
    const names = here.filter((name) => isOwnName(name) || name === SAMPLES_DATABASE);
    for (const name of names) await clearRows(name);
    await Promise.allSettled(names.map(deleteDatabase));
  } catch {
    if (before) writeAreaPointer({ erasing: before.erasing });
    else removeAreaPointer();
    throw createUnreachableError();
  }
  removeAreaPointer();
}
