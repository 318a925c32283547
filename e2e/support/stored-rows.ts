import { expect, type Page } from '@playwright/test';
import { getPointerKey, SAMPLES_DATABASE } from '@/lib/browser/storage-names';

/** The name of the database of the area that a page would open. */
export const getDatabaseName = (page: Page) =>
  page.evaluate(
    ([shown, own, samples]): string => {
      const name = localStorage.getItem(own);
      return name && localStorage.getItem(shown) !== 'sample' ? name : samples;
    },
    [getPointerKey('shown'), getPointerKey('own'), SAMPLES_DATABASE] as const,
  );

/**
 * Waits until the site has made the database of its area, and returns its name. If a test
 * opened it earlier, the browser would make an empty one.
 */
export async function untilStored(page: Page): Promise<string> {
  const database = await getDatabaseName(page);
  const versions = () =>
    page.evaluate(async (name) => {
      const databases = await indexedDB.databases();
      return databases.find((candidate) => candidate.name === name)?.version ?? 0;
    }, database);
  await expect.poll(versions).toBeGreaterThan(0);
  return database;
}

export async function storedRows(page: Page, stores: string[], databaseName?: string) {
  const database = databaseName ?? (await untilStored(page));
  return page.evaluateHandle(
    async ({ names, database }) => {
      const open = indexedDB.open(database);
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const transaction = open.result.transaction(names);
      const requests = names.map((name) => transaction.objectStore(name).getAll());
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      open.result.close();
      return requests.map(({ result }) => result);
    },
    { names: stores, database },
  );
}

/** Writes a row into the area's database behind the back of the site. */
export async function putRow(page: Page, store: string, row: object): Promise<void> {
  await page.evaluate(
    async ({ database, store, row }) => {
      const open = indexedDB.open(database);
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const transaction = open.result.transaction(store, 'readwrite');
      transaction.objectStore(store).put(row);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      open.result.close();
    },
    { database: await untilStored(page), store, row },
  );
}

/** Name and SHA-256 of every document in the area shown. */
export async function storedDocuments(page: Page): Promise<[string, string][]> {
  const stored = await storedRows(page, ['documents', 'documentBytes']);
  return stored.evaluate(async ([entries = [], bytes = []]) => {
    const contents = new Map(bytes.map((row) => [row.id, row.bytes]));
    const hashed = entries.map(async ({ id, name }): Promise<[string, string]> => {
      const hash = await crypto.subtle.digest('SHA-256', contents.get(id));
      return [name, Array.from(new Uint8Array(hash), (byte) => byte.toString(16)).join(' ')];
    });
    return (await Promise.all(hashed)).sort();
  });
}

/** The ids of the rows in the cart of the area shown that have a computation attached. */
export async function attachedInCart(page: Page): Promise<string[]> {
  const stored = await storedRows(page, ['cart']);
  return stored.evaluate(([rows = []]) =>
    rows.filter((row) => 'attachment' in row).map(({ id }) => id),
  );
}
