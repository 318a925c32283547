import type Dexie from 'dexie';
import { type AreaName, readMarker } from '@/lib/browser/visit-marker';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { databaseNames } from '@/lib/portal/db/names';
import type { StoredRows } from '@/lib/portal/db/valid-rows';

/**
 * Which database is in use: normally the browser's own. If the browser does not open it, the same
 * schema and operations run on an IndexedDB in memory (fake-indexeddb, loaded only then), and
 * `reason` says so to the client. A write that fails later fails its own action alone.
 */
export type StorageStatus = { stored: true } | { stored: false; reason: string };

export const STORED: StorageStatus = { stored: true };

/** An open area: its database, its valid rows, and Dexie's live queries. */
export type Area = {
  name: AreaName;
  db: PortalDatabase;
  stored: StoredRows;
  follow: typeof Dexie.liveQuery;
  status: StorageStatus;
  /** Whether the browser has closed the database, and it is not opened again yet. */
  isLost?: boolean;
};

/** Work on an open database, which may read only valid rows (`stored`). */
export type Work<T> = (db: PortalDatabase, stored: StoredRows) => Promise<T>;

/** How often this tab has turned to another area. */
export const turns: { count: number; last: AreaName | null } = { count: 0, last: null };
export const areaTurns = (): number => turns.count;

let isAnew = false;

/**
 * The areas that are open in this tab, and which of them is shown; work that was begun in the other
 * ends there. Written only by engine.ts and open-database.ts: a file of its own, so that pages can
 * render before those have loaded.
 */
export const inUse: { [Name in AreaName]?: Area } & { shown: Area | null } = { shown: null };

const listeners = new Set<() => void>();

export function announce(): void {
  for (const listener of listeners) listener();
}

export function subscribeToStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page has not opened any area yet. */
export const isUnopened = (): boolean => inUse.shown === null && turns.last === null;

export const areaInUse = (): Area | null => inUse.shown;
export const databaseInUse = (): PortalDatabase | null => inUse.shown?.db ?? null;
export const storageStatus = (): StorageStatus => inUse.shown?.status ?? STORED;

/** Whether this visit has removed what a build from before the first release had kept. */
export const beginsAnew = (): boolean => isAnew;
export function noteAnew(isSaid: boolean): void {
  isAnew = isSaid;
  announce();
}

/** The area that is shown or, before one is open, will be. */
export function shownArea(): AreaName {
  const marker = readMarker();
  return inUse.shown?.name ?? marker?.shown ?? (marker ? 'own' : 'sample');
}

/** Whether there is an area of the client's own, if only for this visit. */
export const hasOwnArea = (): boolean =>
  shownArea() === 'own' || inUse.own !== undefined || readMarker() !== null;

/** The area of a database of this browser, or of one that is in memory for the visit. */
export const areaOf = ({ name }: PortalDatabase): AreaName =>
  name.startsWith(databaseNames.sample) ? 'sample' : 'own';
