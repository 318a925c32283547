import type { AreaName } from '@/lib/browser/visit-marker';
import { answered, inExisting } from '@/lib/portal/db/existing';
import { BROWSER_VERSION, databaseNames } from '@/lib/portal/db/names';
import { type Rows, validRowsOf } from '@/lib/portal/db/valid-rows';
import { LOCK_TABLE } from '@/lib/portal/lock/names';

/** The latest entries of activity that are as wanted. */
function latestIn(database: IDBDatabase, count: number, isWanted: (row: unknown) => boolean) {
  const found: unknown[] = [];
  const request = database.transaction('activity').objectStore('activity').index('at');
  const walking = request.openCursor(null, 'prev');
  return new Promise<unknown[]>((resolve, reject) => {
    walking.onerror = () => reject(walking.error);
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (!cursor || found.length === count) return resolve(found);
      if (isWanted(cursor.value)) found.push(cursor.value);
      cursor.continue();
    };
  });
}

/**
 * What a query finds in an area before the library of the database is there, which live queries and
 * changes need; `undefined` if it is not there, or of another version of the site.
 */
export const firstLook = <T>(
  area: AreaName,
  query: (rows: Rows) => Promise<T>,
): Promise<T | undefined> =>
  inExisting(databaseNames[area], async (database) => {
    if (database.version !== BROWSER_VERSION) return undefined;
    // What is locked is opened by the library, if at all.
    if ((await answered(database.transaction(LOCK_TABLE).objectStore(LOCK_TABLE).count())) > 0) {
      return undefined;
    }
    const storeOf = (table: string) => database.transaction(table).objectStore(table);
    return query(
      validRowsOf({
        all: (table) => answered(storeOf(table).getAll()),
        one: (table, key) => answered(storeOf(table).get(key)),
        latest: (count, isWanted) => latestIn(database, count, isWanted),
      }),
    );
  });
