import { expect, type Page, test } from '@playwright/test';
import type { PriceId } from '@/content/prices';
import { PortalDatabase, type RowOf, type TableName } from '@/features/client-area/store/database';
import { isSound } from '@/features/client-area/store/kinds';
import { createOwnDatabaseName } from '@/features/client-area/store/names';
import { createOrigin } from '@/features/client-area/store/origin';
import { createCartItem } from '@/features/client-area/store/records/cart-item';
import { ORIGIN_TABLE } from '@/lib/encryption/names';
import { createPointerEntries } from '@/lib/test-support/area-pointer';

type Rows = { [Name in TableName]?: RowOf<Name>[] };

/** The client's database as the site creates it. */
const database = new PortalDatabase('');
const stores = database.tables.map(({ name, schema: { primKey, indexes } }) => ({
  name,
  options: { keyPath: primKey.keyPath as string, autoIncrement: Boolean(primKey.auto) },
  indexes: indexes.map((index) => ({
    name: index.name,
    keyPath: index.keyPath as string,
    unique: Boolean(index.unique),
  })),
}));
/** Dexie counts in tenths. */
const version = database.verno * 10;

export const createCart = (...services: PriceId[]): RowOf<'cart'>[] =>
  services.map((id, place) => ({ ...createCartItem(id), addedAt: place + 1 }));

/** Gives the browser an area of the client's own with these rows, before it has opened a page. */
export async function seedOwnArea(page: Page, rows: Rows = {}): Promise<void> {
  for (const [table, all] of Object.entries(rows)) {
    for (const row of all) expect(isSound(table as TableName, row), table).toBe(true);
  }
  // A file of the site without script.
  await page.goto(new URL('/robots.txt', test.info().project.use.baseURL).href);
  const name = createOwnDatabaseName();
  await page.evaluate(
    async ({ name, version, stores, rows }) => {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const { name, options, indexes } of stores) {
          const store = opening.result.createObjectStore(name, options);
          for (const { name, keyPath, ...rest } of indexes) store.createIndex(name, keyPath, rest);
          for (const row of rows[name] ?? []) store.add(row);
        }
      };
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
      });
      opening.result.close();
    },
    {
      ...{ name, version, stores },
      rows: { ...rows, [ORIGIN_TABLE]: [createOrigin('ready')] } as Record<string, unknown[]>,
    },
  );
  const entries = createPointerEntries({ shown: 'own', own: name, cart: rows.cart?.length ?? 0 });
  await page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, entries);
}
