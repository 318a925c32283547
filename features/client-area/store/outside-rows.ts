import type { Table } from 'dexie';
import type { PortalDatabase, TableName } from '@/features/client-area/store/database';
import { listRowTables } from '@/features/client-area/store/names';
import { isEncrypted, type RowCipher } from '@/lib/encryption/encrypt';
import { getTableShape, PLAIN_TABLES } from '@/lib/encryption/encrypted-rows';
import { LOCK_TABLE } from '@/lib/encryption/names';
import { createId } from '@/lib/new-id';

/*
 * Rows written into a locked area without its key, by a tab that did not know of the lock or by
 * someone without the passphrase. They are stored beside the record of the lock, encrypted, and in
 * no table of the area until the client keeps or deletes them.
 */

type Row = Record<string, unknown>;
type StoredRow = { id: string; table: string; row: Row };

export type OutsideRow = { id: string; table: TableName; row: unknown };

const KEY_PREFIX = 'outside-';

export const queryOutsideRows = (db: PortalDatabase) =>
  db.table(LOCK_TABLE).where('id').startsWith(KEY_PREFIX);

export const listEncryptedTables = (db: PortalDatabase) =>
  listRowTables(db).filter(({ name }) => !PLAIN_TABLES.includes(name));

async function listPlainKeys(
  raw: PortalDatabase,
  table: Table,
  cipher: RowCipher,
): Promise<unknown[]> {
  const { name, key } = getTableShape(table.core);
  // Files are large: the key alone shows whether one was encrypted.
  if (name === raw.documentBytes.name) {
    const keys = await table.toCollection().primaryKeys();
    return keys.filter((each) => cipher.decryptKey(name, each) === undefined);
  }
  const rows: Row[] = await table.toArray();
  return rows.filter((row) => !isEncrypted(row)).map((row) => row[key]);
}

/** A row that JSON cannot hold, which is none of ours, stays as it is. */
function encryptOutsideRow(cipher: RowCipher, table: Table, row: Row): Row {
  try {
    return cipher.encryptRow({ ...getTableShape(table.core), indices: [] }, row);
  } catch {
    return row;
  }
}

export async function hasPlainRows(raw: PortalDatabase, cipher: RowCipher): Promise<boolean> {
  for (const table of listEncryptedTables(raw)) {
    if ((await listPlainKeys(raw, table, cipher)).length > 0) return true;
  }
  return false;
}

/** Moves rows that are not encrypted out of their tables. Call it inside a transaction. */
export async function setAsidePlainRows(raw: PortalDatabase, cipher: RowCipher): Promise<void> {
  for (const table of listEncryptedTables(raw)) {
    for (const key of await listPlainKeys(raw, table, cipher)) {
      const row: Row | undefined = await table.get(key);
      if (!row || isEncrypted(row)) continue;
      const held = {
        id: `${KEY_PREFIX}${createId()}`,
        table: table.name,
        row: encryptOutsideRow(cipher, table, row),
      };
      await raw.table<StoredRow>(LOCK_TABLE).add(held);
      await table.delete(key);
    }
  }
}

export async function readOutsideRows(
  db: PortalDatabase,
  cipher: RowCipher,
): Promise<OutsideRow[]> {
  const held: StoredRow[] = await queryOutsideRows(db).toArray();
  return held.flatMap(({ id, table: name, row }) => {
    const table = listEncryptedTables(db).find((each) => each.name === name);
    if (!table) return [];
    return [
      { id, table: name as TableName, row: cipher.decryptRow(getTableShape(table.core), row) },
    ];
  });
}
