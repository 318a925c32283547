import type { PortalDatabase } from '@/features/client-area/store/database';
import type { SavedResult } from '@/features/client-area/store/records/saved-result';
import { changeArea, type Work } from '@/features/client-area/store/store';
import type { StoredRows } from '@/features/client-area/store/stored-rows';
import { createGoneError, OperationError } from '@/lib/browser/operation-failure';
import { isBlank } from '@/lib/forms/limits';
import { limits } from '@/lib/limits';
import { createId } from '@/lib/new-id';
import { withoutControls } from '@/lib/text/characters';

export type Result = Pick<SavedResult, 'calculator' | 'inputs' | 'lines'>;

function fitName(name: string, longest: number = limits.resultName): string {
  const cut = withoutControls(name, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
  // Without half of a surrogate pair.
  return cut.replace(/[\ud800-\udbff]$/, '').trim();
}

function requireName(name: string): string {
  const fit = fitName(name);
  if (isBlank(fit)) throw new OperationError('Give the result a name.');
  return fit;
}

async function addTo(db: PortalDatabase, savedResult: SavedResult): Promise<SavedResult> {
  if ((await db.savedResults.count()) >= limits.savedResults) {
    throw new OperationError(
      `We did not save this: you have ${limits.savedResults} saved results, the most we keep. Delete some under Calculators in your client area.`,
    );
  }
  await db.savedResults.add(savedResult);
  return savedResult;
}

/** Runs work on the saved results as one transaction; Dexie asks for an async function. */
const changeSavedResults = <T>(work: Work<T>): Promise<T> =>
  changeArea((db, stored) => db.transaction('rw', db.savedResults, async () => work(db, stored)));

async function findResult(stored: StoredRows, id: string): Promise<SavedResult> {
  const savedResult = await stored.row('savedResults', id);
  if (!savedResult) throw createGoneError();
  return savedResult;
}

const createIdentity = () => ({ id: createId(), savedAt: Date.now() });

export function saveResult(name: string, result: Result, run = changeArea): Promise<SavedResult> {
  return run((db) =>
    db.transaction('rw', db.savedResults, async () =>
      addTo(db, { ...result, name: requireName(name), ...createIdentity() }),
    ),
  );
}

export function renameResult(id: string, name: string): Promise<void> {
  return changeSavedResults(async (db, stored) => {
    await db.savedResults.put({ ...(await findResult(stored, id)), name: requireName(name) });
  });
}

/** Deletes a result and returns it for `restoreResult`; `null` when it is gone already. */
export function deleteResult(id: string): Promise<SavedResult | null> {
  return changeSavedResults(async (db, stored) => {
    const savedResult = await stored.row('savedResults', id);
    await db.savedResults.delete(id);
    return savedResult ?? null;
  });
}

export async function restoreResult(savedResult: SavedResult): Promise<void> {
  await changeSavedResults(async (db, stored) => {
    if (!(await stored.row('savedResults', savedResult.id))) await addTo(db, savedResult);
  });
}
