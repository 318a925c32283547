/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { readCartIds } from '@/features/client-area/cart/cart-ids';
import { PortalDatabase } from '@/features/client-area/store/database';
import { OWN_DATABASE, storeAreaPointer } from '@/lib/test-support/area-pointer';

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
});

const mark = () => storeAreaPointer({ shown: 'own', own: OWN_DATABASE, cart: 1 });

test('finds the items that the client area has put into the cart, and closes the database', async () => {
  mark();
  const db = new PortalDatabase(OWN_DATABASE);
  await db.cart.add({ id: 'itr-1', service: 'ITR-1', price: 999, description: '', addedAt: 1 });
  expect(await readCartIds()).toEqual(new Set(['itr-1']));
  // This would wait for ever if a connection were still open.
  await db.delete();
  expect(await indexedDB.databases()).toEqual([]);
});

test('reading creates no database, with an area pointer or without', async () => {
  expect(await readCartIds()).toEqual(new Set());
  mark();
  expect(await readCartIds()).toEqual(new Set());
  expect(await indexedDB.databases()).toEqual([]);
});

test('rejects if the browser blocks the check', async () => {
  mark();
  jest.spyOn(indexedDB, 'databases').mockRejectedValueOnce(new DOMException('', 'SecurityError'));
  await expect(readCartIds()).rejects.toThrow();
});
