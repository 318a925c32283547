import Dexie from 'dexie';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { withDatabase } from '@/features/client-area/store/databases';
import { eraseAll } from '@/features/client-area/store/erase';
import { LockedError } from '@/features/client-area/store/lock-state';
import { ensureOwn } from '@/features/client-area/store/own-databases';
import { area, changeArea, db, type Work } from '@/features/client-area/store/store';
import { createStoredRows, type StoredRows } from '@/features/client-area/store/stored-rows';
import { type AreaName, readAreaPointer, writeAreaPointer } from '@/lib/browser/area-pointer';
import { showBadge } from '@/lib/browser/badge';
import { toOperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { SAMPLES_DATABASE } from '@/lib/browser/storage-names';
import { LOCK_TABLE } from '@/lib/encryption/names';

/**
 * Shows an area, here and in every tab, and begins an own area if there is none. No row is lost.
 */
export async function showArea(name: AreaName): Promise<void> {
  try {
    if (name === 'own') await ensureOwn();
    else writeAreaPointer({ shown: 'sample' });
  } catch (error) {
    throw toOperationError(error);
  }
  reloadPage();
}

/** `null` if there is no other area. */
async function findOtherName(): Promise<string | null> {
  const name = area === 'own' ? SAMPLES_DATABASE : readAreaPointer()?.own;
  return name && (await Dexie.getDatabaseNames()).includes(name) ? name : null;
}

/** `null` if there is no other area, or it has a lock. */
export async function readOtherArea<T>(
  work: (stored: StoredRows, db: PortalDatabase) => Promise<T>,
): Promise<T | null> {
  const name = await findOtherName();
  if (!name) return null;
  return withDatabase(name, async (other) => {
    if ((await other.table(LOCK_TABLE).count()) > 0) return null;
    return work(createStoredRows(other), other);
  });
}

/**
 * Changes the own area even on a page that shows the sample area: what visitors do on a public
 * page is their own.
 */
export async function changeOwnArea<T>(work: Work<T>): Promise<T> {
  try {
    const name = await ensureOwn();
    if (name === db.name) return await changeArea(work);
    return await withDatabase(name, async (own) => {
      if ((await own.table(LOCK_TABLE).count()) > 0) throw new LockedError();
      const result = await work(own, createStoredRows(own));
      writeAreaPointer({ cart: await own.cart.count() });
      return result;
    });
  } catch (error) {
    throw toOperationError(error);
  }
}

/** The caller says so and reloads the page. */
export async function eraseEverything(): Promise<void> {
  try {
    db.close();
    showBadge(0);
    await eraseAll();
  } catch (error) {
    throw toOperationError(error);
  }
}
