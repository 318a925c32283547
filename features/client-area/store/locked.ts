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
import { createSealer, isSealed, type Sealer } from '@/lib/encryption/encrypt';
import { getTableShape, sealedRows } from '@/lib/encryption/encrypted-rows';
import { LOCK_ID, LOCK_TABLE } from '@/lib/encryption/names';
import { type LockRecord, lockRecordSchema } from '@/lib/encryption/record';
import { sealDrafts } from '@/lib/forms/session-store';
import { lockWhenIdle } from '@/lib/idle';

/* The client's own area under a lock. Fetched only where there is one, or one is wanted. */

const changed = () =>
  new OperationError(
    'We could not do this: another tab changed the lock. Reload the page and try again.',
  );

/** Replaces rows one at a time, so that one file is in memory, under their other keys. */
async function rewrite(table: Table, change: (row: unknown) => Record<string, unknown> | null) {
  for (const key of await table.toCollection().primaryKeys()) {
    const changed = change(await table.get(key));
    if (!changed) continue;
    await table.delete(key);
    await table.put(changed);
  }
}

/** Seals the rows of an area without a lock, in the transaction of the caller. */
async function sealRows(raw: PortalDatabase, sealer: Sealer): Promise<void> {
  for (const table of listEncryptedTables(raw)) {
    const shape = getTableShape(table.core);
    await rewrite(table, (row) =>
      isSealed(row) ? null : sealer.sealRow(shape, row as Record<string, unknown>),
    );
  }
}

const readLock = (raw: PortalDatabase): Promise<unknown> => raw.table(LOCK_TABLE).get(LOCK_ID);

/** The lock of an area; `null` if nothing can open it. Throws if it was taken off. */
export async function readLockRecord(raw: PortalDatabase): Promise<LockRecord | null> {
  const record = await readLock(raw);
  if (record === undefined) throw changed();
  return lockRecordSchema.safeParse(record).data ?? null;
}

const isSameSecret = (one: LockRecord, other: LockRecord) =>
  one.passphrase.salt.join() === other.passphrase.salt.join();

/**
 * Changes the record of the lock whose key has this `kid`, and nothing that it opens. New secrets
 * name the record that they replace: of two tabs with new ones, the second is refused.
 */
export const changeLock = (
  raw: PortalDatabase,
  kid: string,
  part: Partial<LockRecord>,
  replaced?: LockRecord,
): Promise<void> =>
  raw.transaction('rw', raw.table(LOCK_TABLE), async () => {
    const before = (await readLock(raw)) as LockRecord | undefined;
    if (before?.kid !== kid) throw changed();
    if (replaced && !isSameSecret(before, replaced)) throw changed();
    await raw.table(LOCK_TABLE).put({ ...before, ...part });
  });

/** Seals every row of the area or, if that fails, none. */
export const encryptArea = (raw: PortalDatabase, record: LockRecord, key: Bytes): Promise<void> =>
  raw.transaction('rw', raw.tables, async () => {
    if (await readLock(raw)) throw changed();
    await sealRows(raw, createSealer(key));
    await raw.table(LOCK_TABLE).add(record);
  });

/**
 * Opens every row of the area or, if that fails, none. A damaged row stays as it is. Rows written
 * outside the lock need a decision first, as nothing tells them from the client's own afterwards.
 */
export async function decryptArea(raw: PortalDatabase, key: Bytes): Promise<void> {
  const sealer = createSealer(key);
  await raw.transaction('rw', raw.tables, () => setAsidePlainRows(raw, sealer));
  await raw.transaction('rw', raw.tables, async () => {
    if ((await queryOutsideRows(raw).count()) > 0)
      throw new OperationError(outsideEntriesCopy.decide);
    for (const table of listEncryptedTables(raw)) {
      const shape = getTableShape(table.core);
      await rewrite(table, (row) => {
        if (!isSealed(row)) return null;
        const opened = sealer.openRow(shape, row) as Record<string, unknown>;
        return opened.damaged ? null : opened;
      });
    }
    await raw.table(LOCK_TABLE).clear();
  });
}

/** From here on `db`, which is open, seals and opens its rows. */
async function seal(db: PortalDatabase, sealer: Sealer, kid: string): Promise<void> {
  db.close();
  db.use(sealedRows(sealer, kid, changed));
  await db.open();
}

/**
 * Puts a new database, which is open, behind the lock of `db`, which this tab has opened. Rows
 * written outside the lock go with it.
 */
export async function applySameLock(raw: PortalDatabase, db: PortalDatabase): Promise<void> {
  const key = getAreaKey();
  if (!key) throw new LockedError();
  const record = (await readLock(db)) as LockRecord | undefined;
  if (!record) throw changed();
  await raw.table(LOCK_TABLE).bulkAdd(await db.table(LOCK_TABLE).toArray());
  await seal(raw, createSealer(key), record.kid);
}

/** From here on `db`, which is open, seals and opens its rows. Throws without a key. */
export async function applyLock(db: PortalDatabase): Promise<void> {
  const key = getAreaKey();
  if (!key) throw new LockedError();
  const record = (await readLock(db)) as LockRecord | undefined;
  // Another tab has just taken it off.
  if (!record) return;
  const { kid, minutes } = record;
  const sealer = createSealer(key);
  if (await hasPlainRows(db, sealer)) {
    await db.transaction('rw', db.tables, async () => {
      if (!(await readLock(db))) throw changed();
      await setAsidePlainRows(db, sealer);
    });
  }
  await seal(db, sealer, kid);
  sealDrafts({ seal: sealer.sealText, open: sealer.openText });
  lockWhenIdle(minutes, () => lockNow());
}
