import { sampleDocuments } from '@/content/samples/documents';
import { describeStoredCounts, listStored } from '@/features/client-area/backup/stored-data';
import type { PortalDatabase } from '@/features/client-area/store/database';
import {
  countByCategory,
  deleteDocument,
  deleteForGood,
  readDocumentFile,
  restoreDocument,
  setDocumentCategory,
} from '@/features/client-area/store/documents';
import {
  computePurgeTime,
  listPresentDocuments,
  listRecentlyDeleted,
  purgeDeleted,
} from '@/features/client-area/store/recently-deleted';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { freshArea } from '@/lib/test-support/fresh-area';

const DAY = 24 * 60 * 60 * 1000;
const GONE = 'This is no longer here.';
const [{ name, category }] = sampleDocuments;

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const listPresent = () => listPresentDocuments(createStoredRows(db));
const deleted = async (now = Date.now()) =>
  listRecentlyDeleted(await createStoredRows(db).rows('documents'), now);
const deletedAt = async () => (await deleted())[0]?.deletedAt ?? Number.NaN;

test('a deleted document counts nowhere, and can be restored', async () => {
  const before = countByCategory(await listPresent());
  await deleteDocument('sample-1');
  expect(countByCategory(await listPresent())).toEqual({
    ...before,
    [category]: before[category] - 1,
  });
  expect((await deleted()).map((document) => document.name)).toEqual([name]);
  await restoreDocument('sample-1');
  expect(countByCategory(await listPresent())).toEqual(before);
  expect(await deleted()).toEqual([]);
});

test('a deleted document can be read until the thirtieth day is over, and is then removed with its file', async () => {
  await deleteDocument('sample-1');
  const [document] = await deleted();
  if (!document) throw new Error('nothing was deleted');
  const over = computePurgeTime(document.deletedAt);
  expect(over - document.deletedAt).toBe(30 * DAY);
  await purgeDeleted(db, over - 1);
  expect(await deleted(over - 1)).toHaveLength(1);
  expect((await readDocumentFile(document)).size).toBe(document.size);
  expect(await deleted(over)).toEqual([]);
  await purgeDeleted(db, over);
  expect(await db.documents.get('sample-1')).toBeUndefined();
  expect(await db.documentBytes.get('sample-1')).toBeUndefined();
  await expect(restoreDocument('sample-1')).rejects.toThrow(GONE);
});

test('documents that were not deleted are never purged, nor are damaged rows', async () => {
  await db.table('documents').put({ id: 'spoiled', deletedAt: 'x' });
  const before = await db.documents.count();
  await purgeDeleted(db, Date.now() + 1000 * DAY);
  expect(await db.documents.count()).toBe(before);
});

test('only a deleted document can be removed for good, and only a present one be moved', async () => {
  await expect(deleteForGood('sample-1')).rejects.toThrow(GONE);
  await deleteDocument('sample-1');
  await expect(setDocumentCategory('sample-1', 'other')).rejects.toThrow(GONE);
  await deleteForGood('sample-1');
  expect(await db.documentBytes.get('sample-1')).toBeUndefined();
  expect(await deleted()).toEqual([]);
});

test('deleting twice, as in two tabs, changes neither the day nor the activity', async () => {
  await deleteDocument('sample-1');
  const at = await deletedAt();
  const lines = await db.activity.count();
  jest.spyOn(Date, 'now').mockReturnValue(at + DAY);
  await deleteDocument('sample-1');
  jest.restoreAllMocks();
  expect(await deletedAt()).toBe(at);
  expect(await db.activity.count()).toBe(lines);
});

test('View My Data and the questions before erasing and restoring count deleted documents', async () => {
  await deleteDocument('sample-1');
  const stored = createStoredRows(db);
  const section = (await listStored(stored)).find(({ title }) => title === 'Documents');
  expect(section?.count).toMatch(/and 1 recently deleted/);
  expect(section?.names).toHaveLength(sampleDocuments.length);
  const left = sampleDocuments.length - 1;
  expect((await describeStoredCounts(stored)).inFile).toContainEqual(
    expect.stringMatching(
      new RegExp(`^${left} documents? and 1 recently deleted, [\\d.]+ (KB|MB|bytes)$`),
    ),
  );
});
