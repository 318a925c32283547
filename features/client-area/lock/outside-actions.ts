import { outsideEntriesCopy } from '@/content/client-area/lock';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { getRecordKind, isSound } from '@/features/client-area/store/kinds';
import { getAreaKey, LockedError } from '@/features/client-area/store/lock-state';
import {
  type OutsideRow,
  queryOutsideRows,
  readOutsideRows,
} from '@/features/client-area/store/outside-rows';
import { changeArea, db } from '@/features/client-area/store/store';
import { OperationError } from '@/lib/browser/operation-failure';
import { createRowCipher } from '@/lib/encryption/encrypt';
import { LOCK_TABLE } from '@/lib/encryption/names';

async function readRows(db: PortalDatabase): Promise<OutsideRow[]> {
  const key = getAreaKey();
  if (!key) throw new LockedError();
  return readOutsideRows(db, createRowCipher(key));
}

/** The area must be open. */
export const listOutsideRows = (): Promise<OutsideRow[]> => readRows(db);

/**
 * Returns false if a row with this key is there, if there is no room, or if the row is not sound.
 */
async function add(db: PortalDatabase, { table, row }: OutsideRow): Promise<boolean> {
  if (!isSound(table, row)) return false;
  const { most } = getRecordKind(table);
  if (most !== undefined && (await db.table(table).count()) >= most) return false;
  try {
    await db.table(table).add(row);
    return true;
  } catch (error) {
    if ((error as Error).name === 'ConstraintError') return false;
    throw error;
  }
}

/** Rows that cannot be added stay apart, and an `OperationError` says so. */
export async function keepOutsideRows(): Promise<void> {
  const isRest = await changeArea((db) =>
    db.transaction('rw', db.tables, async () => {
      let isRest = false;
      for (const outside of await readRows(db)) {
        if (await add(db, outside)) await db.table(LOCK_TABLE).delete(outside.id);
        else isRest = true;
      }
      return isRest;
    }),
  );
  if (isRest) throw new OperationError(outsideEntriesCopy.rest);
}

export const deleteOutsideRows = (): Promise<unknown> =>
  changeArea((db) => queryOutsideRows(db).delete());
