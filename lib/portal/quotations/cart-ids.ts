import type { DATABASE_NAME, PortalDatabase } from '@/lib/portal/database/database';

// Typed against the database, whose library is not loaded for this.
const DATABASE: typeof DATABASE_NAME = 'client-area';
const CART = 'cart' satisfies keyof PortalDatabase;

/** `null` where the client area was never opened: looking must not create it. */
async function openExisting(): Promise<IDBDatabase | null> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return null;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    // It was deleted since: what this would create is given up, and the request fails.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * The ids of what the browser keeps in the cart, read without the library that the client area
 * loads. Rejects where the browser does not let the site look.
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
