import Dexie from 'dexie';
import { OperationError } from '@/lib/browser/operation-failure';
import { failureReasons } from '@/lib/browser/storage-failure';
import {
  readMarker,
  removeEarlierMarker,
  removeMarker,
  type VisitMarker,
  writeMarker,
} from '@/lib/browser/visit-marker';
import { inTime, OPEN_LIMIT } from '@/lib/in-time';
import { PortalDatabase, type RowOf, type TableName } from '@/lib/portal/db/database';
import {
  isEarlierName,
  isOwnName,
  newOwnName,
  rowTables,
  SAMPLES,
  SCHEMA_VERSION,
} from '@/lib/portal/db/names';
import { storedRowsIn } from '@/lib/portal/db/stored-rows';
import type { Meta } from '@/lib/portal/records/records';

/* The databases of this browser by their names, whichever of them the page shows. */

export const isOfNewerSchema = (db: Dexie) =>
  // Dexie opens a newer schema without an error, and counts in tenths.
  db.backendDB().version >= (SCHEMA_VERSION + 1) * 10;

/** The rows of a database that is created: one that was here before was cleared by the browser. */
export const ownRows = (name: string) => (): { meta?: Meta[] } =>
  readMarker()?.own === name ? { meta: [{ key: 'clearedAt', value: Date.now() }] } : {};

/** Work on a database as it is on the disk, through a connection of its own. */
export async function withDatabase<T>(
  name: string,
  work: (raw: PortalDatabase) => Promise<T>,
): Promise<T> {
  const raw = new PortalDatabase(name);
  raw.firstRows = ownRows(name);
  try {
    await inTime(raw.open(), OPEN_LIMIT);
    return await work(raw);
  } finally {
    raw.close();
  }
}

export const ownNames = async (): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter(isOwnName);

/**
 * The client's own area of a browser that has lost its marker: a database with rows. One that a
 * restore has not filled to its end has files alone.
 */
export async function findOwn(): Promise<string | null> {
  for (const name of await ownNames()) {
    const isFilled = await withDatabase(name, async (raw) => !(await storedRowsIn(raw).isEmpty()));
    if (isFilled) return name;
  }
  return null;
}

type FirstRows = { [Name in TableName]?: RowOf<Name>[] };

const LOCK = 'client-area-databases';

/** Runs work that no other tab does meanwhile, where the browser can tell; `signal` ends the wait. */
export async function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return work();
  let isBegun = false;
  try {
    return await locks.request(LOCK, signal ? { signal } : {}, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    // A browser that blocks storage may refuse locks too.
    if (isBegun || signal?.aborted) throw error;
    return work();
  }
}

async function createOwn(rows: FirstRows): Promise<string> {
  const name = newOwnName();
  await withDatabase(name, (raw) =>
    raw.transaction('rw', raw.tables, async () => {
      for (const [table, first] of Object.entries(rows)) await raw.table(table).bulkAdd(first);
    }),
  );
  return name;
}

/**
 * From here on pages show this area of the client's own. The one before it is removed later. What the
 * marker has besides is of a new area, unless given.
 */
export function takeAsOwn(
  name: string,
  besides: Pick<VisitMarker, 'cart' | 'lock'> = { cart: 0, lock: undefined },
): void {
  writeMarker({ shown: 'own', own: name, ...besides });
  if (readMarker()?.own !== name) {
    throw new OperationError(`This was not done: ${failureReasons.blocked}`);
  }
}

/**
 * Begins an area of the client's own with these rows. It takes the place of the one that may be here,
 * which is removed later.
 */
export const beginOwn = (rows: FirstRows = {}): Promise<void> =>
  inTurn(async () => takeAsOwn(await createOwn(rows)));

/** The name of the client's own area, which begins with this if there is none. It is shown next. */
export async function ensureOwn(): Promise<string> {
  const own = readMarker()?.own ?? (await findOwn());
  if (own && readMarker()?.own === own) writeMarker({ shown: 'own' });
  else if (own) takeAsOwn(own);
  else await beginOwn();
  return readMarker()?.own ?? '';
}

/** Deletes a database of the browser, with its counters. */
export const deleteDatabase = (name: string): Promise<void> =>
  inTime(Dexie.delete(name), OPEN_LIMIT);

/**
 * Removes what no page shows: own areas that were replaced or not filled to the end, and what a build
 * from before the first release has kept. Says whether there was something of the latter.
 */
export const tidy = (shown: string): Promise<boolean> => inTurn(() => removeStray(shown));

async function removeStray(shown: string): Promise<boolean> {
  const here = await Dexie.getDatabaseNames();
  const earlier = here.filter(isEarlierName);
  const marker = readMarker();
  // Without a name in the marker, rows that are here may be all that is left of a lost one.
  const stray = marker?.own && !marker.erasing ? here.filter(isOwnName) : [];
  for (const name of [...earlier, ...stray]) {
    if (name !== shown && name !== marker?.own) await deleteDatabase(name);
  }
  if (earlier.length > 0) removeEarlierMarker();
  return earlier.length > 0;
}

const unreachable = () =>
  new OperationError(
    'Nothing was erased: this browser does not let the site reach what it keeps. Close the other tabs of this site and try again, or clear the data of this site in the settings of the browser.',
  );

const clearRows = (name: string): Promise<void> =>
  withDatabase(name, (raw) =>
    raw.transaction('rw', raw.tables, () =>
      Promise.all(rowTables(raw).map((table) => table.clear())).then(() => {}),
    ),
  );

/**
 * Removes both areas. The marker says first that they go: until everything is gone no page shows what
 * is left, and an erase that is broken off is finished at the next opening. The rows are deleted
 * before the databases, so that they are gone even if another program holds one of these open.
 */
export async function eraseDatabases(): Promise<void> {
  const before = readMarker();
  try {
    // First, so that a restore which has created a database by then knows, or its database is listed.
    writeMarker({ erasing: true });
    const names = [...(await ownNames()), SAMPLES];
    const here = await Dexie.getDatabaseNames();
    for (const name of names.filter((one) => here.includes(one))) await clearRows(name);
    await Promise.allSettled(names.map(deleteDatabase));
  } catch {
    // Without a marker nothing was ever kept, so there is nothing to delete.
    if (before) {
      writeMarker({ erasing: before.erasing });
      throw unreachable();
    }
  }
  removeMarker();
}
