import type { PortalDatabase } from '@/lib/portal/database/database';
import { keptIn } from '@/lib/portal/database/kept-rows';
import { limits } from '@/lib/portal/database/limits';
import { goneError, OperationError } from '@/lib/portal/database/operation-failure';
import type { Scenario } from '@/lib/portal/database/records';
import { change } from '@/lib/portal/database/store';

/** A result of a calculator as it is saved. */
export type Result = Pick<Scenario, 'calculator' | 'inputs' | 'rules' | 'lines'>;

const COPY = ' (copy)';

/** Control characters, and those that turn the direction of the words around a name. */
const UNFIT = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;
/** Something that is seen: no space, joiner or other mark of format. */
const SEEN = /[^\p{C}\p{Z}]/u;

/** A name as it is kept: on one line, and no longer than one can be. */
function fitName(name: string, longest: number = limits.scenarioName): string {
  const cut = name.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
  // Not half of a pair.
  return cut.replace(/[\ud800-\udbff]$/, '').trim();
}

function named(name: string): string {
  const fit = fitName(name);
  if (!SEEN.test(fit)) throw new OperationError('Give the result a name.');
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
const changeScenarios = <T>(work: (db: PortalDatabase) => Promise<T>): Promise<T> =>
  change((db) => db.transaction('rw', db.scenarios, async () => work(db)));

async function scenarioIn(db: PortalDatabase, id: string): Promise<Scenario> {
  const scenario = await keptIn(db).row('scenarios', id);
  if (!scenario) throw goneError();
  return scenario;
}

const asNew = () => ({ id: crypto.randomUUID(), savedAt: Date.now() });

export function saveScenario(name: string, result: Result): Promise<Scenario> {
  return changeScenarios((db) => addTo(db, { ...result, name: named(name), ...asNew() }));
}

export function renameScenario(id: string, name: string): Promise<void> {
  return changeScenarios(async (db) => {
    await db.scenarios.put({ ...(await scenarioIn(db, id)), name: named(name) });
  });
}

export function duplicateScenario(id: string): Promise<Scenario> {
  return changeScenarios(async (db) => {
    const scenario = await scenarioIn(db, id);
    const name = fitName(scenario.name, limits.scenarioName - COPY.length) + COPY;
    return addTo(db, { ...scenario, name, ...asNew() });
  });
}

/** Puts the result by today's rules in the place of the one that was kept. */
export function updateScenario(id: string, result: Pick<Result, 'rules' | 'lines'>): Promise<void> {
  return changeScenarios(async (db) => {
    await db.scenarios.put({ ...(await scenarioIn(db, id)), ...result, savedAt: Date.now() });
  });
}

/** Deletes a result and returns it for `restoreScenario`; `null` when it is gone already. */
export function deleteScenario(id: string): Promise<Scenario | null> {
  return changeScenarios(async (db) => {
    const scenario = await keptIn(db).row('scenarios', id);
    await db.scenarios.delete(id);
    return scenario ?? null;
  });
}

/** Undoes `deleteScenario`. */
export async function restoreScenario(scenario: Scenario): Promise<void> {
  await changeScenarios((db) => addTo(db, scenario));
}
