import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { PortalDatabase } from '@/lib/portal/db/database';
import { SCHEMA_VERSION } from '@/lib/portal/db/names';

const item = { id: 'a', service: 'ITR filing', price: 999, description: '', addedAt: 1 };
const entry = {
  id: 'd1',
  name: 'Form 16.pdf',
  type: 'pdf',
  mime: 'application/pdf',
  size: 3,
  uploadedAt: 5,
};

/** The schema as version 1 declared it. */
async function openVersion1(name: string) {
  const db = new Dexie(name);
  db.version(1).stores({
    cart: 'id, addedAt',
    quotations: 'id',
    documents: 'id, uploadedAt',
    profile: 'id',
    preferences: 'id',
    meta: 'key',
  });
  return db.open();
}

test('an area kept by version 1 opens in the current one with nothing lost', async () => {
  const old = await openVersion1('upgrade');
  await old.table('cart').add(item);
  await old.table('documents').add({ ...entry, bytes: Uint8Array.of(1, 2, 3) });
  await old.table('documents').add({ ...entry, id: 'd2', bytes: Uint8Array.of(4, 5, 6) });
  old.close();

  const db = new PortalDatabase('upgrade');
  expect(await db.cart.toArray()).toEqual([item]);
  expect(await db.documents.toArray()).toEqual([
    { ...entry, category: 'other' },
    { ...entry, id: 'd2', category: 'other' },
  ]);
  expect(await db.documentBytes.toArray()).toEqual([
    { id: 'd1', bytes: Uint8Array.of(1, 2, 3) },
    { id: 'd2', bytes: Uint8Array.of(4, 5, 6) },
  ]);
  expect(await db.documents.where('size').equals(3).count()).toBe(2);
  expect(await db.activity.toArray()).toEqual([]);
  expect(await db.exchanges.toArray()).toEqual([]);
  db.close();
});

test('an upgrade that fails leaves version 1 as it was', async () => {
  const old = await openVersion1('failing');
  await old.table('documents').add({ ...entry, bytes: Uint8Array.of(1, 2, 3) });
  old.close();
  const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const opened = new PortalDatabase('failing').open().then(
    () => true,
    () => false,
  );
  expect(await opened).toBe(false);
  add.mockRestore();
  put.mockRestore();

  const again = await openVersion1('failing');
  expect(again.verno).toBe(1);
  expect(await again.table('documents').toArray()).toEqual([
    { ...entry, bytes: Uint8Array.of(1, 2, 3) },
  ]);
  again.close();
});

test('the newest version is the one that other code compares with', () => {
  expect(new PortalDatabase('unopened').verno).toBe(SCHEMA_VERSION);
});
