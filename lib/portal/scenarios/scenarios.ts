import { isBlank } from '@/lib/forms/limits';
import { newId } from '@/lib/new-id';
import type { PortalDatabase } from '@/lib/portal/database/database';
import type { Work } from '@/lib/portal/database/in-use';
import type { Kept } from '@/lib/portal/database/kept-rows';
import { limits } from '@/lib/portal/database/limits';
import { goneError, OperationError } from '@/lib/portal/database/operation-failure';
import type { Scenario } from '@/lib/portal/database/records';
import { change } from '@/lib/portal/database/store';

/** A calculator result to save. */
export type Result = Pick<Scenario, 'calculator' | 'inputs' | 'lines'>;

/** Control characters, and those that change the direction of the text around a name. */
const UNFIT = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** A name on one line, without unfit characters and cut to `longest`. */
function fitName(name: string, longest: number = limits.scenarioName): string {
  const cut = name.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
  // Without half of a surrogate pair.
  return cut.replace(/[\ud800-\udbff]$/, '').trim();
}

function named(name: string): string {
  const fit = fitName(name);
  if (isBlank(fit)) throw new OperationError('Give the result a name.');
  return fit;
}

async function addTo(db: PortalDatabase, scenario: Scenario): Promise<Scenario> {
  if ((await db.scenarios.count()) >= limits.scenarios) {
    throw new OperationError(
      `This was not saved: you have ${limits.scenarios} saved results, as many as are kept. Delete one under Calculators in your client area.`,
    );
  }
  await db.scenarios.add(scenario);
  return scenario;
}

/** Runs work on the saved results as one transaction; Dexie asks for an async function. */
const changeScenarios = <T>(work: Work<T>): Promise<T> =>
  change((db, kept) => db.transaction('rw', db.scenarios, async () => work(db, kept)));

async function scenarioIn(kept: Kept, id: string): Promise<Scenario> {
  const scenario = await kept.row('scenarios', id);
  if (!scenario) throw goneError();
  return scenario;
}

const asNew = () => ({ id: newId(), savedAt: Date.now() });

export function saveScenario(name: string, result: Result): Promise<Scenario> {
  return changeScenarios((db) => addTo(db, { ...result, name: named(name), ...asNew() }));
}

export function renameScenario(id: string, name: string): Promise<void> {
  return changeScenarios(async (db, kept) => {
    await db.scenarios.put({ ...(await scenarioIn(kept, id)), name: named(name) });
  });
}

/** Deletes a result and returns it for `restoreScenario`; `null` when it is gone already. */
export function deleteScenario(id: string): Promise<Scenario | null> {
  return changeScenarios(async (db, kept) => {
    const scenario = await kept.row('scenarios', id);
    await db.scenarios.delete(id);
    return scenario ?? null;
  });
}

/** Undoes `deleteScenario`. */
export async function restoreScenario(scenario: Scenario): Promise<void> {
  await changeScenarios((db) => addTo(db, scenario));
}
