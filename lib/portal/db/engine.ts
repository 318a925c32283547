import Dexie from 'dexie';
import {
  announceErased,
  endUndoInThisTab,
  erasureCount,
  onErased,
} from '@/lib/browser/erase-signal';
import { erasedError, OperationError } from '@/lib/browser/operation-failure';
import { type AreaName, readMarker, removeMarker, writeMarker } from '@/lib/browser/visit-marker';
import { hasSampleArea } from '@/lib/content/sample-area';
import { inTime, OPEN_LIMIT } from '@/lib/in-time';
import { findArea, isThere, otherThan, tell, unreachable } from '@/lib/portal/db/areas';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { followTabs } from '@/lib/portal/db/follow-tabs';
import { areaOf, inUse, noteAnew, type Work } from '@/lib/portal/db/in-use';
import { followLock, forgetLock, holdKey } from '@/lib/portal/db/lock-state';
import { databaseNames, rowTables } from '@/lib/portal/db/names';
import { connect, openDatabase, reopen } from '@/lib/portal/db/open-database';
import { type StoredRows, storedRowsIn } from '@/lib/portal/db/valid-rows';

let opening: Promise<PortalDatabase> | null = null;
let erasing: Promise<void> | null = null;

/** The area to open: as marked, else the sample area, if the firm has one. */
async function areaToOpen(): Promise<AreaName> {
  const marker = readMarker();
  if (marker?.shown && !marker.erasing) return marker.shown;
  const isFirst = marker === null || marker.erasing;
  const unmarked = isFirst && hasSampleArea ? 'sample' : 'own';
  if (marker?.erasing || erasing) return unmarked;
  const found = await inTime(findArea(), OPEN_LIMIT).catch(() => unmarked);
  return hasSampleArea ? found : 'own';
}

export async function openStore(): Promise<PortalDatabase> {
  opening ??= areaToOpen().then(openDatabase);
  const db = await opening;
  if (inUse.shown?.isLost) await reopen(inUse.shown);
  // A database that was lost has another in its place.
  return inUse.shown?.db ?? db;
}

async function turnTo(name: AreaName): Promise<PortalDatabase> {
  if (inUse.shown?.name === name) return inUse.shown.db;
  endUndoInThisTab();
  inUse.shown = null;
  const open = inUse[name];
  if (!open) return openDatabase(name);
  inUse.shown = open;
  tell();
  return open.db;
}

export async function showArea(name: AreaName): Promise<void> {
  const before = opening ?? areaToOpen();
  opening = before.then(() => turnTo(name));
  await opening;
  // An own area that was only ever in memory is not there on the next visit.
  if (readMarker() || (name === 'own' && inUse.own?.status.stored)) writeMarker({ shown: name });
  tell();
}

export async function readOtherArea<T>(
  work: (stored: StoredRows, db: PortalDatabase) => Promise<T>,
): Promise<T | null> {
  const name = otherThan(areaOf(await openStore()));
  const open = inUse[name];
  if (open) return work(open.stored, open.db);
  if (!(await isThere(name).catch(() => false))) return null;
  const db = await connect(name);
  return work(storedRowsIn(db), db).finally(() => db.close());
}

/** An erase ends work that was begun before it: `erasures` is the count from then. */
export async function withStore<T>(work: Work<T>, erasures: number): Promise<T> {
  const db = await openStore();
  if (erasures !== erasureCount()) throw erasedError();
  try {
    return await work(db, storedRowsIn(db));
  } catch (error) {
    throw erasures === erasureCount() ? error : erasedError();
  }
}

/** Opens the client's own area with the key of its rows. */
export async function unlockStore(key: Uint8Array<ArrayBuffer>): Promise<void> {
  holdKey(key);
  opening = openDatabase('own');
  await opening;
}

/**
 * Changes all rows of the client's own area as they are on the disk, while nothing here reads them,
 * and opens the area again: with `key`, or without a lock.
 */
export async function rewriteStore(
  key: Uint8Array<ArrayBuffer> | null,
  work: () => Promise<void>,
): Promise<void> {
  const db = await openStore();
  if (inUse.own?.db !== db || !inUse.own.status.stored) {
    throw new OperationError('Only an area of your own that this browser keeps can have a lock.');
  }
  delete inUse.own;
  inUse.shown = null;
  tell();
  db.close();
  const done = work().then(() => holdKey(key));
  opening = done.catch(() => {}).then(() => openDatabase('own'));
  await Promise.all([done, opening]);
}

/** Deletes a database of the browser, with its counters. */
async function deleteDatabase(name: AreaName): Promise<void> {
  await inTime(Dexie.delete(databaseNames[name]), OPEN_LIMIT);
}

/** Removes all rows of an area, or its database where this tab has not opened it. */
async function emptyArea(name: AreaName): Promise<void> {
  const open = inUse[name];
  if (open?.status.stored) {
    const { db } = open;
    await db.transaction('rw', db.tables, () =>
      Promise.all(rowTables(db).map((table) => table.clear())),
    );
    return;
  }
  await deleteDatabase(name).catch(() => {
    // Without a marker nothing was ever kept, so there is nothing to delete.
    if (readMarker()) throw unreachable();
  });
}

/**
 * Both areas go. Their rows are deleted first, so that they are gone even if another program holds a
 * database open. Then the visit is as a first one: until everything is gone, the marker stops other
 * tabs from taking an empty database for an area of the client's own.
 */
async function erase(): Promise<void> {
  // Not opened, as where it is locked, a database is deleted as a whole.
  await openStore().catch(() => {});
  await emptyArea('own');
  await emptyArea('sample');
  writeMarker({ erasing: true });
  announceErased();
  forgetBoth();
  await Promise.allSettled([deleteDatabase('own'), deleteDatabase('sample')]);
  removeMarker();
  opening = openDatabase(hasSampleArea ? 'sample' : 'own');
  await opening;
}

export function eraseStore(): Promise<void> {
  erasing ??= erase().finally(() => {
    erasing = null;
  });
  return erasing;
}

/** Closes what this tab has open; pages wait until something is opened again. */
function forgetBoth(): void {
  const open = [inUse.own, inUse.sample];
  delete inUse.own;
  delete inUse.sample;
  inUse.shown = null;
  opening = null;
  noteAnew(false);
  forgetLock();
  for (const area of open) area?.db.close();
  tell();
}

// When another tab has erased everything, this tab must keep neither what it has in memory nor the
// fact that something was kept.
onErased(() => {
  if (erasing) return;
  forgetBoth();
  void openStore();
});

followTabs(() => showArea('own'));
followLock();
