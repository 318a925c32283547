import { IDBFactory } from 'fake-indexeddb';
import { PortalDatabase } from '@/lib/portal/db/database';
import { readCartIds } from '@/lib/portal/quotations/cart-ids';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('finds the items that the client area has put into the cart, and closes the database', async () => {
  const db = new PortalDatabase('own-area', { indexedDB });
  await db.cart.clear();
  await db.cart.add({ id: 'itr-1', service: 'ITR-1', price: 999, description: '', addedAt: 1 });
  expect(await readCartIds()).toEqual(new Set(['itr-1']));
  // This would wait for ever if a connection were still open.
  await db.delete();
  expect(await indexedDB.databases()).toEqual([]);
});

test('looking does not create the database', async () => {
  expect(await readCartIds()).toEqual(new Set());
  expect(await indexedDB.databases()).toEqual([]);
});

test('a database deleted during the check is not created again', async () => {
  jest.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name: 'own-area', version: 20 }]);
  await expect(readCartIds()).rejects.toThrow();
  expect(await indexedDB.databases()).toEqual([]);
});

test('rejects if the browser blocks the check', async () => {
  jest.spyOn(indexedDB, 'databases').mockRejectedValueOnce(new DOMException('', 'SecurityError'));
  await expect(readCartIds()).rejects.toThrow();
});
