import type { DATABASE_NAME, PortalDatabase } from '@/lib/portal/database/database';

// The type ties it to the database without loading its library.
const DATABASE: typeof DATABASE_NAME = 'client-area';
const CART = 'cart' satisfies keyof PortalDatabase;

/**
 * Opens the database; `null` if the client area was never opened, since this must not create it.
 */
async function openExisting(): Promise<IDBDatabase | null> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return null;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    // It has been deleted since: creating it is aborted, and the request fails.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * The ids of the items in the cart, read without the client area's database library. Rejects if the
 * browser blocks the database.
 */
export async function readCartIds(): Promise<ReadonlySet<string>> {
  const database = await openExisting();
  if (!database) return new Set();
  try {
    const request = database.transaction(CART).objectStore(CART).getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return new Set(keys.map(String));
  } finally {
    // An open connection would hold up an erase or an upgrade in another tab.
    database.close();
  }
}
