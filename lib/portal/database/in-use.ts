import type Dexie from 'dexie';
import type { PortalDatabase } from '@/lib/portal/database/database';
import type { Kept } from '@/lib/portal/database/kept-rows';
import type { Snapshot } from '@/lib/portal/database/snapshot';
import type { FailureCause } from '@/lib/portal/database/storage-failure';

/**
 * Which database is in use: normally the browser's own. When that is blocked, full or broken, the
 * same schema and operations run on an IndexedDB in memory (fake-indexeddb, loaded only then) with
 * a copy of what could be read, and the browser's database stays as it was. `reason` is a sentence
 * for the client.
 */
export type StorageStatus = { kept: true } | { kept: false; cause: FailureCause; reason: string };

export const KEPT: StorageStatus = { kept: true };

/** An open database, its sound rows, and Dexie's live queries. */
export type Area = { db: PortalDatabase; kept: Kept; follow: typeof Dexie.liveQuery };

/** Work on an open database, which may read only sound rows (`kept`). */
export type Work<T> = (db: PortalDatabase, kept: Kept) => Promise<T>;

type InUse = {
  area: Area | null;
  status: StorageStatus;
  /** The browser's database that the visit left, and what it held then. */
  left: { db: PortalDatabase; snapshot: Snapshot } | null;
};

/**
 * Written only by engine.ts; a file of its own, so that pages can render before that has loaded.
 */
export const inUse: InUse = { area: null, status: KEPT, left: null };

const listeners = new Set<() => void>();

export function announce(): void {
  for (const listener of listeners) listener();
}

export function subscribeToStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const areaInUse = (): Area | null => inUse.area;
export const databaseInUse = (): PortalDatabase | null => inUse.area?.db ?? null;
export const storageStatus = (): StorageStatus => inUse.status;

/** Whether there is a database for `keepAgain` to go back to. */
export const canKeepAgain = (): boolean => inUse.left !== null && !inUse.status.kept;
