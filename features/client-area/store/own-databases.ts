import type { PortalDatabase, RowOf, TableName } from '@/features/client-area/store/database';
import {
  deleteDatabase,
  hasTurns,
  listOwnDatabaseNames,
  runInTurn,
  withDatabase,
} from '@/features/client-area/store/databases';
import { createOwnDatabaseName, isOwnName } from '@/features/client-area/store/names';
import {
  createOrigin,
  findOrigin,
  type Origin,
  putOrigin,
} from '@/features/client-area/store/origin';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { nameOwnDatabase, readAreaPointer, writeAreaPointer } from '@/lib/browser/area-pointer';
import { OperationError } from '@/lib/browser/operation-failure';
import { failureReasons } from '@/lib/browser/storage-failure';

/*
 * Which database holds the client's own area. A browser writes a database to the disk at once, but
 * local storage up to a minute later: after a crash it may come back with an area pointer older
 * than a restore or a sign-up. So each database names those that it replaces (origin.ts), and none
 * is deleted only because the pointer does not name it.
 */

type Stored = Origin & { name: string; isEmpty: boolean };

/**
 * A database that cannot be read counts as empty: it is neither shown instead of another nor
 * deleted.
 */
const describe = (name: string): Promise<Stored> =>
  withDatabase(name, async (raw) => {
    const isEmpty = await createStoredRows(raw).isEmpty();
    return { ...((await findOrigin(raw)) ?? createOrigin('ready')), name, isEmpty };
  }).catch(() => ({ ...createOrigin('ready'), name, isEmpty: true }));

const isReplacing = (database: Stored, name: string): boolean =>
  database.state === 'ready' && database.replaces.includes(name);

/**
 * The database that the area pointer names, or the one that has replaced it. If neither is there,
 * the newest with rows that nothing has replaced; `null` if there is none.
 */
export async function findOwn(named: string | null): Promise<string | null> {
  const here = await listOwnDatabaseNames();
  if (here.length === 0) return null;
  if (here.length === 1 && named === here[0]) return named;
  const stored: Stored[] = [];
  for (const name of here) stored.push(await describe(name));
  let found: string | null = null;
  const passed = new Set<string>();
  for (let name = named; name !== null && !passed.has(name); ) {
    passed.add(name);
    if (here.includes(name)) found = name;
    const current = name;
    name = stored.find((database) => isReplacing(database, current))?.name ?? null;
  }
  if (found) return found;
  const [newest] = stored
    .filter(({ state, isEmpty }) => state === 'ready' && !isEmpty)
    .filter(({ name }) => !stored.some((other) => isReplacing(other, name)))
    .toSorted((a, b) => b.begunAt - a.begunAt);
  return newest?.name ?? null;
}

/**
 * Makes this the client's own database and the one that pages show. The other facts of the area
 * pointer are set as for a new area, unless given. Throws an `OperationError` if storage is blocked.
 */
export function takeAsOwn(name: string, facts: { cart: number; lock?: null } = newFacts): void {
  if (!nameOwnDatabase(name)) {
    throw new OperationError(`We could not do this: ${failureReasons.blocked}`);
  }
  writeAreaPointer({ shown: 'own', ...facts });
}
const newFacts = { cart: 0, lock: null };

/** The client's own database and those that it has replaced itself. */
export async function listReplacedByNext(): Promise<string[]> {
  const here = await listOwnDatabaseNames();
  const own = await findOwn(readAreaPointer()?.own ?? null);
  if (!own) return [];
  return [own, ...(await describe(own)).replaces].filter((name) => here.includes(name));
}

type FirstRows = { [Name in TableName]?: RowOf<Name>[] };

async function begin(rows: FirstRows = {}): Promise<string> {
  const name = createOwnDatabaseName();
  const origin = createOrigin('ready', await listReplacedByNext());
  try {
    await withDatabase(name, (raw) =>
      raw.transaction('rw', raw.tables, async () => {
        for (const [table, first] of Object.entries(rows)) await raw.table(table).bulkAdd(first);
        await putOrigin(raw, origin);
      }),
    );
    takeAsOwn(name);
  } catch (error) {
    await deleteDatabase(name).catch(() => {});
    throw error;
  }
  return name;
}

export const beginOwn = (rows?: FirstRows): Promise<string> => runInTurn(() => begin(rows));

export async function ensureOwn(): Promise<string> {
  const named = readAreaPointer()?.own ?? null;
  if (named && (await findOwn(named)) === named) {
    writeAreaPointer({ shown: 'own' });
    return named;
  }
  return runInTurn(async () => {
    const own = (await findOwn(readAreaPointer()?.own ?? null)) ?? readAreaPointer()?.own;
    if (!own) return begin();
    takeAsOwn(own);
    return own;
  });
}

/**
 * In milliseconds. A replaced database is deleted this long after a page first showed the new one:
 * by then the area pointer to the new one is on the disk. Chromium delays it by up to a minute.
 */
const SETTLED = 2 * 60_000;
/** Without Web Locks, a database that another tab may still be filling is left alone for a day. */
const DAY = 24 * 60 * 60_000;

/** Notes that a page shows this database. Returns the names of those that may now be deleted. */
async function settle(raw: PortalDatabase): Promise<string[]> {
  const now = Date.now();
  const origin = (await findOrigin(raw)) ?? createOrigin('ready');
  if (origin.shownAt !== null) return now - origin.shownAt < SETTLED ? [] : origin.replaces;
  await putOrigin(raw, { ...origin, state: 'ready', shownAt: now });
  return [];
}

const isLeftOver = ({ state, begunAt }: Stored): boolean =>
  state === 'erased' || (state === 'filling' && (hasTurns() || Date.now() - begunAt > DAY));

/**
 * Deletes the client's databases that the shown one has replaced, once it has been seen working,
 * and what a broken-off restore or erase has left.
 */
export const tidy = (shown: string): Promise<void> =>
  runInTurn(async () => {
    const { own, erasing } = readAreaPointer() ?? {};
    if (erasing || (isOwnName(shown) && own !== shown)) return;
    const here = await listOwnDatabaseNames();
    const replaced = here.includes(shown) ? await withDatabase(shown, settle) : [];
    for (const name of here) {
      if (name === shown || name === own) continue;
      if (replaced.includes(name) || isLeftOver(await describe(name))) await deleteDatabase(name);
    }
  });
