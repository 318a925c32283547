import type { Table } from 'dexie';
import { outsideEntriesCopy } from '@/content/client-area/lock';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { getAreaKey, LockedError, lockNow } from '@/features/client-area/store/lock-state';
import {
  hasPlainRows,
  listEncryptedTables,
  queryOutsideRows,
  setAsidePlainRows,
} from '@/features/client-area/store/outside-rows';
import { OperationError } from '@/lib/browser/operation-failure';
import type { Bytes } from '@/lib/bytes';
import { createRowCipher, isEncrypted, type RowCipher } from '@/lib/encryption/encrypt';
import { createEncryptedRows, getTableShape } from '@/lib/encryption/encrypted-rows';
import { LOCK_ID, LOCK_TABLE } from '@/lib/encryption/names';
import { type LockRecord, lockRecordSchema } from '@/lib/encryption/record';
import { encryptDrafts } from '@/lib/forms/session-store';
import { lockWhenIdle } from '@/lib/idle';

/* The client's own area under a lock. Fetched only if there is one or the client wants one. */

const createChangedError = () =>
  new OperationError(
    'We could not do this: another tab changed the lock. Reload the page and try again.',
  );

/** One row at a time, so that only one file is in memory. */
async function rewrite(table: Table, change: (row: unknown) => Record<string, unknown> | null) {
  for (const key of await table.toCollection().primaryKeys()) {
    const replacement = change(await table.get(key));
    if (!replacement) continue;
    await table.delete(key);
    await table.put(replacement);
  }
}

async function encryptRows(raw: PortalDatabase, cipher: RowCipher): Promise<void> {
  for (const table of listEncryptedTables(raw)) {
    const shape = getTableShape(table.core);
    await rewrite(table, (row) =>
      isEncrypted(row) ? null : cipher.encryptRow(shape, row as Record<string, unknown>),
    );
  }
}

const readLock = (raw: PortalDatabase): Promise<unknown> => raw.table(LOCK_TABLE).get(LOCK_ID);

/**
 * `null` if the record is damaged, so that nothing can open it. Throws if the lock was taken off.
 */
export async function readLockRecord(raw: PortalDatabase): Promise<LockRecord | null> {
  const record = await readLock(raw);
  if (record === undefined) throw createChangedError();
  return lockRecordSchema.safeParse(record).data ?? null;
}

const isSameSecret = (a: LockRecord, b: LockRecord) =>
  a.passphrase.salt.join() === b.passphrase.salt.join();

/**
 * Changes the record of the lock whose key has this `kid`, not the key. New secrets name the record
 * that they replace: of two tabs with new ones, the second is rejected.
 */
export const changeLock = (
  raw: PortalDatabase,
  kid: string,
  part: Partial<LockRecord>,
  replaced?: LockRecord,
): Promise<void> =>
  raw.transaction('rw', raw.table(LOCK_TABLE), async () => {
    const before = (await readLock(raw)) as LockRecord | undefined;
    if (before?.kid !== kid) throw createChangedError();
    if (replaced && !isSameSecret(before, replaced)) throw createChangedError();
    await raw.table(LOCK_TABLE).put({ ...before, ...part });
  });

export const encryptArea = (raw: PortalDatabase, record: LockRecord, key: Bytes): Promise<void> =>
  raw.transaction('rw', raw.tables, async () => {
    if (await readLock(raw)) throw createChangedError();
    await encryptRows(raw, createRowCipher(key));
    await raw.table(LOCK_TABLE).add(record);
  });

/**
 * Decrypts every row or, if that fails, none. A damaged row stays as it is. The client first
 * decides about rows written outside the lock: afterwards nothing would tell them from the client's
 * own.
 */
export async function decryptArea(raw: PortalDatabase, key: Bytes): Promise<void> {
  const cipher = createRowCipher(key);
  await raw.transaction('rw', raw.tables, () => setAsidePlainRows(raw, cipher));
  await raw.transaction('rw', raw.tables, async () => {
    if ((await queryOutsideRows(raw).count()) > 0)
      throw new OperationError(outsideEntriesCopy.decide);
    for (const table of listEncryptedTables(raw)) {
      const shape = getTableShape(table.core);
      await rewrite(table, (row) => {
        if (!isEncrypted(row)) return null;
        const opened = cipher.decryptRow(shape, row) as Record<string, unknown>;
        return opened.damaged ? null : opened;
      });
    }
    await raw.table(LOCK_TABLE).clear();
  });
}

/** Opens `db` again; from here on its rows are encrypted and decrypted. */
async function reopenEncrypted(db: PortalDatabase, cipher: RowCipher, kid: string): Promise<void> {
  db.close();
  db.use(createEncryptedRows(cipher, kid, createChangedError));
  await db.open();
}

/**
 * Gives a new, open database the lock of `db`, which this tab has opened. Rows written outside the
 * lock go with it.
 */
export async function applySameLock(raw: PortalDatabase, db: PortalDatabase): Promise<void> {
  const key = getAreaKey();
  if (!key) throw new LockedError();
  const record = (await readLock(db)) as LockRecord | undefined;
  if (!record) throw createChangedError();
  await raw.table(LOCK_TABLE).bulkAdd(await db.table(LOCK_TABLE).toArray());
  await reopenEncrypted(raw, createRowCipher(key), record.kid);
}

export async function applyLock(db: PortalDatabase): Promise<void> {
  const key = getAreaKey();
  if (!key) throw new LockedError();
  const record = (await readLock(db)) as LockRecord | undefined;
  if (!record) return;
  const { kid, minutes } = record;
  const cipher = createRowCipher(key);
  if (await hasPlainRows(db, cipher)) {
    await db.transaction('rw', db.tables, async () => {
      if (!(await readLock(db))) throw createChangedError();
      await setAsidePlainRows(db, cipher);
    });
  }
  await reopenEncrypted(db, cipher, kid);
  encryptDrafts({ encrypt: cipher.encryptText, decrypt: cipher.decryptText });
  lockWhenIdle(minutes, () => lockNow());
}
