/** What a request for the browser's database comes to. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Reads a database of this browser without the client area's database library, a quarter of the
 * script of a page. `undefined` if it is not there, since looking must not create it; rejects if the
 * browser blocks it.
 */
export async function inExisting<T>(
  name: string,
  read: (database: IDBDatabase) => Promise<T>,
): Promise<T | undefined> {
  const databases = await indexedDB.databases();
  if (!databases.some((one) => one.name === name)) return undefined;
  const opening = indexedDB.open(name);
  // It has been deleted since: creating it is aborted, and the request fails.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await answered(opening);
  try {
    return await read(database);
  } finally {
    // An open connection would hold up an erase or an upgrade in another tab.
    database.close();
  }
}
