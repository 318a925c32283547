import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { PortalDatabase } from '@/lib/portal/db/database';
import { firstLook } from '@/lib/portal/db/first-look';
import { BROWSER_VERSION } from '@/lib/portal/db/names';
import { type Rows, storedRowsIn } from '@/lib/portal/db/valid-rows';
import { LOCK_ID, LOCK_TABLE } from '@/lib/portal/lock/names';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const opened = () => new PortalDatabase('own-area', { indexedDB, IDBKeyRange }).open() as never;

const everything = async (rows: Rows) => [
  await rows.rows('quotations'),
  await rows.rows('documents'),
  await rows.row('profile', 'client'),
  await rows.row('photo', 'client'),
  await rows.latestActivity(2),
];

test('finds what the pages find through the library: sound rows alone, in their order', async () => {
  const db: PortalDatabase = await opened();
  const { quotations, documents, profile, activity } = validRows;
  const later = { ...quotations, id: 'Q-2026-005', date: '2026-03-01', validUntil: '2026-04-01' };
  await db.quotations.bulkAdd([quotations, later, { ...quotations, id: 'Q-2026-006', total: 1 }]);
  await db.documents.bulkAdd([documents, { ...documents, id: 'd2', size: -1 }]);
  await db.profile.add(profile);
  const at = [1e12, 3e12, 2e12, -1, 4e12];
  await db.activity.bulkAdd(at.map((moment, id) => ({ ...activity, id: id + 1, at: moment })));
  const found = await firstLook('own', everything);
  expect(found).toEqual(await everything(storedRowsIn(db)));
  expect(found).toEqual([[later, quotations], [documents], profile, undefined, expect.anything()]);
  db.close();
});

test('reads nothing of an area that is locked', async () => {
  const db: PortalDatabase = await opened();
  await db.documents.add(validRows.documents);
  expect(await firstLook('own', (rows) => rows.rows('documents'))).toHaveLength(1);
  await db.table(LOCK_TABLE).add({ id: LOCK_ID });
  expect(await firstLook('own', (rows) => rows.rows('documents'))).toBeUndefined();
  db.close();
});

test('makes no database, and leaves one of another version of the site alone', async () => {
  expect(await firstLook('own', everything)).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
  await new Promise((resolve) => {
    indexedDB.open('own-area', BROWSER_VERSION + 10).onsuccess = resolve;
  });
  expect(await firstLook('own', everything)).toBeUndefined();
});
