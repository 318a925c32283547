import { IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import {
  deleteResult,
  renameResult,
  restoreResult,
  saveResult,
} from '@/features/calculators/saved/saved-results';
import { exportEverything } from '@/features/client-area/backup/export';
import type { PortalDatabase } from '@/features/client-area/store/database';
import type { SavedResult } from '@/features/client-area/store/records/saved-result';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { limits } from '@/lib/limits';
import { anyResult } from '@/lib/test-support/any-result';
import { freshArea } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { restoreHere } from '@/lib/test-support/restored';
import { findUnsoundRows } from '@/lib/test-support/unsound-rows';

const { id: _, name: __, savedAt: ___, ...result } = validRows.savedResults;

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const names = async () => (await createStoredRows(db).rows('savedResults')).map(({ name }) => name);
const fill = (count: number) =>
  db.savedResults.bulkAdd(
    Array.from(
      { length: count },
      (_, index): SavedResult => ({ ...validRows.savedResults, id: `s${index}` }),
    ),
  );

test('any result is saved unchanged, and restored from a file unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyResult, { minLength: 1, maxLength: 4 }), async (results) => {
      await db.savedResults.clear();
      const saved = [];
      for (const each of results) saved.push(await saveResult('Any', each));
      expect(await findUnsoundRows(db)).toEqual([]);
      expect(saved.map(({ id: _, savedAt: __, name: ___, ...stored }) => stored)).toEqual(results);
      const { blob } = await exportEverything();
      const before = await db.savedResults.toArray();
      await db.savedResults.clear();
      await restoreHere(db, blob);
      expect(await db.savedResults.toArray()).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

test.each([
  ['  Old \n regime  ', 'Old regime'],
  ['n'.repeat(200), 'n'.repeat(80)],
  [`${'n'.repeat(79)}\u{1f600}`, 'n'.repeat(79)],
  // Direction and control characters.
  ['\u202eOld\u2066 \u0007regime', 'Old regime'],
  // A joiner, which Devanagari needs.
  ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
])('a name fits on a line: %j', async (typed, stored) => {
  expect(await saveResult(typed, result)).toMatchObject({ name: stored });
  expect(await names()).toEqual([stored]);
});

test.each(['', ' \n ', '\u200b', '\u202e \u2060\ufeff'])(
  'an empty name is rejected: %j',
  async (typed) => {
    const { id } = await saveResult('Old', result);
    await expect(saveResult(typed, result)).rejects.toThrow('Give the result a name.');
    await expect(renameResult(id, typed)).rejects.toThrow('Give the result a name.');
    expect(await names()).toEqual(['Old']);
  },
);

test('Undo restores a deleted result; one that is gone is not deleted again', async () => {
  const saved = await saveResult('Old', result);
  await db.savedResults.update(saved.id, { savedAt: 1e12 });
  const deleted = await deleteResult(saved.id);
  expect(await names()).toEqual([]);
  expect(await deleteResult(saved.id)).toBeNull();
  if (deleted) await restoreResult(deleted);
  expect(await db.savedResults.toArray()).toEqual([{ ...saved, savedAt: 1e12 }]);
});

test('Undo leaves a result that is back already as it is', async () => {
  const saved = await saveResult('Old', result);
  await renameResult(saved.id, 'New');
  await restoreResult(saved);
  expect(await names()).toEqual(['New']);
});

test('a result deleted in another tab cannot be renamed', async () => {
  const { id } = await saveResult('Old', result);
  await db.savedResults.delete(id);
  await expect(renameResult(id, 'New')).rejects.toThrow('This is no longer here');
  expect(await names()).toEqual([]);
});

describe('a full list', () => {
  test('accepts no further result or Undo, even from two tabs at once', async () => {
    await fill(limits.savedResults - 1);
    const both = await Promise.allSettled([saveResult('A', result), saveResult('B', result)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const full = 'you have 200 saved results, the most we keep';
    await expect(restoreResult({ ...validRows.savedResults, id: 'gone' })).rejects.toThrow(full);
    expect(await db.savedResults.count()).toBe(limits.savedResults);
  });

  test('with the most that can be kept is saved to a file and restored', async () => {
    await fill(limits.savedResults);
    const { blob } = await exportEverything();
    await db.savedResults.clear();
    await restoreHere(db, blob);
    expect(await db.savedResults.count()).toBe(limits.savedResults);
  });
});

test('if storage is full, a result is not saved, says why, and can be saved later', async () => {
  await saveResult('Kept', result);
  const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const failed = await saveResult('Later', result).catch((error: Error) => error.message);
  expect(failed).toMatch(/^We could not do this: the storage of this browser is full/);
  add.mockRestore();
  expect(await names()).toEqual(['Kept']);
  await saveResult('Later', result);
  expect((await names()).sort()).toEqual(['Kept', 'Later']);
});
