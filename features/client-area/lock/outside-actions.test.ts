import { outsideEntriesCopy } from '@/content/client-area/lock';
import { exportEverything } from '@/features/client-area/backup/export';
import { openExportFile } from '@/features/client-area/backup/file-reader';
import {
  deleteOutsideRows,
  keepOutsideRows,
  listOutsideRows,
} from '@/features/client-area/lock/outside-actions';
import { setAreaKey } from '@/features/client-area/store/lock-state';
import { LOCK_TABLE } from '@/lib/encryption/names';
import { freshArea } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const late = { ...validRows.savedResults, id: 'late', name: 'Written too late' };

async function createArea(...rows: readonly (readonly [table: string, row: unknown])[]) {
  const db = await freshArea();
  setAreaKey(new Uint8Array(32));
  await db.table(LOCK_TABLE).clear();
  for (const [index, [table, row]] of rows.entries()) {
    await db.table(LOCK_TABLE).add({ id: `outside-${index}`, table, row });
  }
  return db;
}

test('rows written outside the lock are in no file until the client keeps them', async () => {
  const db = await createArea(['savedResults', late]);
  const savedResults = async () => {
    const { blob } = await exportEverything();
    return (await openExportFile(blob)).contents.rows.savedResults;
  };
  expect(await savedResults()).not.toContainEqual(late);
  await keepOutsideRows();
  expect(await savedResults()).toContainEqual(late);
  expect(await db.savedResults.get(late.id)).toEqual(late);
  expect(await listOutsideRows()).toEqual([]);
});

test('kept rows replace none of the client’s own, and unreadable ones stay apart', async () => {
  const db = await createArea(
    ['savedResults', late],
    ['profile', { ...validRows.profile, fullName: 'Another' }],
    ['documents', { id: 'broken' }],
  );
  const profile = await db.profile.toArray();
  await expect(keepOutsideRows()).rejects.toThrow(outsideEntriesCopy.rest);
  expect(await db.savedResults.get(late.id)).toEqual(late);
  expect(await db.profile.toArray()).toEqual(profile);
  expect((await listOutsideRows()).map(({ table }) => table)).toEqual(['profile', 'documents']);
});

test('deleting the rows leaves the record of the lock', async () => {
  const db = await createArea(['savedResults', late]);
  await db.table(LOCK_TABLE).add({ id: 'lock' });
  await deleteOutsideRows();
  expect(await listOutsideRows()).toEqual([]);
  expect(await db.table(LOCK_TABLE).toArray()).toEqual([{ id: 'lock' }]);
  expect(await db.savedResults.get(late.id)).toBeUndefined();
});
