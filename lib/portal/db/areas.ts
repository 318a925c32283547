import Dexie from 'dexie';
import { OperationError } from '@/lib/browser/operation-failure';
import { type AreaName, readMarker } from '@/lib/browser/visit-marker';
import { PortalDatabase } from '@/lib/portal/db/database';
import { announce, hasOwnArea, inUse, noteAnew, shownArea, turns } from '@/lib/portal/db/in-use';
import { BROWSER_VERSION, databaseNames, earlierNames } from '@/lib/portal/db/names';
import { seedRows } from '@/lib/portal/db/seed';
import { storedRowsIn } from '@/lib/portal/db/valid-rows';
import type { Meta } from '@/lib/portal/records/records';

/* The client's own area and the sample area: each is a database of its own. */

export const otherThan = (name: AreaName): AreaName => (name === 'own' ? 'sample' : 'own');

/** Whether the browser has the database of an area. */
export const isThere = async (name: AreaName): Promise<boolean> =>
  (await Dexie.getDatabaseNames()).includes(databaseNames[name]);

/** Tells pages which area is in use; the ribbon of the sample area follows it before they do. */
export function tell(): void {
  const name = inUse.shown?.name;
  if (name) {
    if (turns.last !== null && turns.last !== name) turns.count += 1;
    turns.last = name;
  }
  const isOwn = shownArea() === 'own';
  const { dataset } = globalThis.document?.documentElement ?? {};
  if (dataset) dataset.area = isOwn ? 'own' : hasOwnArea() ? 'sample' : '';
  announce();
}

/** The rows of a new database. */
export function firstRows(name: AreaName): Record<string, unknown[]> {
  const now = new Date();
  if (name === 'sample') return seedRows(now);
  const marker = readMarker();
  // An area of the client's own was here before, and the browser has cleared it.
  if (marker === null || marker.erasing) return {};
  const cleared: Meta = { key: 'clearedAt', value: now.getTime() };
  return { meta: [cleared] };
}

export const isOfNewerSchema = (db: PortalDatabase) =>
  // Dexie opens a newer schema without an error.
  db.backendDB().version >= BROWSER_VERSION + 10;

/** The area of a browser without a mark: the client's own if it is there and holds something. */
export async function findArea(): Promise<AreaName> {
  if (!(await isThere('own'))) return 'sample';
  const db = new PortalDatabase(databaseNames.own);
  try {
    await db.open();
    if (isOfNewerSchema(db) || !(await storedRowsIn(db).isEmpty())) return 'own';
  } finally {
    db.close();
  }
  await Dexie.delete(databaseNames.own);
  return 'sample';
}

/** Removes what a build from before the first release has kept, of which no page can show anything. */
export async function removeEarlier(): Promise<void> {
  const here = await Dexie.getDatabaseNames();
  const found = earlierNames.filter((name) => here.includes(name));
  for (const name of found) await Dexie.delete(name);
  if (found.length > 0) noteAnew(true);
}

export const unreachable = () =>
  new OperationError(
    'Nothing was erased: this browser does not let the site reach what it keeps. Close the other tabs of this site and try again, or clear the data of this site in the settings of the browser.',
  );
