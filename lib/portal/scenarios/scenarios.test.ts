import { IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { openArchive } from '@/lib/portal/archive/archive-reader';
import { exportEverything } from '@/lib/portal/archive/export';
import { restoreEverything } from '@/lib/portal/archive/restore';
import { soundRows } from '@/lib/portal/database/bad-rows.test-support';
import type { PortalDatabase } from '@/lib/portal/database/database';
import { freshArea } from '@/lib/portal/database/fresh-area.test-support';
import { keptIn } from '@/lib/portal/database/kept-rows';
import { limits } from '@/lib/portal/database/limits';
import type { Scenario } from '@/lib/portal/database/records';
import { anyResult } from '@/lib/portal/scenarios/results.test-support';
import {
  deleteScenario,
  renameScenario,
  restoreScenario,
  saveScenario,
} from '@/lib/portal/scenarios/scenarios';

const { id: _, name: __, savedAt: ___, ...result } = soundRows.scenarios;

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const names = async () => (await keptIn(db).rows('scenarios')).map(({ name }) => name);
const fill = (count: number) =>
  db.scenarios.bulkAdd(
    Array.from(
      { length: count },
      (_, index): Scenario => ({ ...soundRows.scenarios, id: `s${index}` }),
    ),
  );

test('any result is saved unchanged, and restored from a file unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyResult, { minLength: 1, maxLength: 4 }), async (results) => {
      await db.scenarios.clear();
      const saved = [];
      for (const each of results) saved.push(await saveScenario('Any', each));
      expect(await keptIn(db).setAside()).toEqual([]);
      expect(saved.map(({ id: _, savedAt: __, name: ___, ...kept }) => kept)).toEqual(results);
      const { blob } = await exportEverything();
      const before = await db.scenarios.toArray();
      await db.scenarios.clear();
      await restoreEverything(await openArchive(blob));
      expect(await db.scenarios.toArray()).toEqual(before);
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
])('a name fits on a line: %j', async (typed, kept) => {
  expect(await saveScenario(typed, result)).toMatchObject({ name: kept });
  expect(await names()).toEqual([kept]);
});

test.each(['', ' \n ', '\u200b', '\u202e \u2060\ufeff'])(
  'a name of nothing is refused: %j',
  async (typed) => {
    const { id } = await saveScenario('Old', result);
    await expect(saveScenario(typed, result)).rejects.toThrow('Give the result a name.');
    await expect(renameScenario(id, typed)).rejects.toThrow('Give the result a name.');
    expect(await names()).toEqual(['Old']);
  },
);

test('Undo restores a deleted result; one that is gone is not deleted again', async () => {
  const { id } = await saveScenario('Old', result);
  const deleted = await deleteScenario(id);
  expect(await names()).toEqual([]);
  expect(await deleteScenario(id)).toBeNull();
  if (deleted) await restoreScenario(deleted);
  expect(await names()).toEqual(['Old']);
});

test('a result deleted in another tab cannot be renamed', async () => {
  const { id } = await saveScenario('Old', result);
  await db.scenarios.delete(id);
  await expect(renameScenario(id, 'New')).rejects.toThrow('it was removed in the meantime');
  expect(await names()).toEqual([]);
});

describe('a full desk', () => {
  test('accepts no further result or Undo, even from two tabs at once', async () => {
    await fill(limits.scenarios - 1);
    const both = await Promise.allSettled([saveScenario('A', result), saveScenario('B', result)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const full = 'you have 200 saved results, as many as are kept';
    await expect(restoreScenario({ ...soundRows.scenarios, id: 'gone' })).rejects.toThrow(full);
    expect(await db.scenarios.count()).toBe(limits.scenarios);
  });

  test('with the most that can be kept is saved to a file and restored', async () => {
    await fill(limits.scenarios);
    const { blob } = await exportEverything();
    await db.scenarios.clear();
    await restoreEverything(await openArchive(blob));
    expect(await db.scenarios.count()).toBe(limits.scenarios);
  });
});

test('if storage is full, a result is not saved, says why, and can be saved later', async () => {
  await saveScenario('Kept', result);
  const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const failed = await saveScenario('Later', result).catch((error: Error) => error.message);
  expect(failed).toMatch(/^This was not saved: the storage of this browser is full/);
  add.mockRestore();
  expect(await names()).toEqual(['Kept']);
  await saveScenario('Later', result);
  expect((await names()).sort()).toEqual(['Kept', 'Later']);
});
