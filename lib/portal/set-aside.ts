import type { IndexableType } from 'dexie';
import type { PortalDatabase, TableName } from '@/lib/portal/database';
import { isSound } from '@/lib/portal/kept-rows';
import { change, withStore } from '@/lib/portal/store';

/** A row that cannot be shown, and where it lies. It stays there until the client removes it. */
export type SetAside = { table: TableName; key: IndexableType; row: unknown };

const tables: TableName[] = [
  'cart',
  'quotations',
  'documents',
  'activity',
  'profile',
  'photo',
  'preferences',
  'meta',
];

/** All rows that are not as they should be; files are judged by the entries that name them. */
export async function findSetAside(db: PortalDatabase): Promise<SetAside[]> {
  const found: SetAside[] = [];
  for (const name of tables) {
    const table = db.table(name);
    const keyPath = String(table.schema.primKey.keyPath);
    for (const row of (await table.toArray()) as Record<string, IndexableType>[]) {
      const key = row[keyPath];
      if (key !== undefined && !isSound(name, row)) found.push({ table: name, key, row });
    }
  }
  return found;
}

/** The rows as text, for whoever can make sense of them. Bytes are left out. */
export function setAsideFile(): Promise<Blob> {
  return withStore(async (db) => {
    const withoutBytes = (name: string, value: unknown) => (name === 'bytes' ? undefined : value);
    const text = JSON.stringify(await findSetAside(db), withoutBytes, 2);
    return new Blob([text], { type: 'application/json' });
  });
}

/** Removes what cannot be shown, with the file of a document that is among it. */
export function removeSetAside(): Promise<void> {
  return change((db) =>
    db.transaction('rw', db.tables, async () => {
      for (const { table, key } of await findSetAside(db)) {
        await db.table(table).delete(key);
        if (table === 'documents') await db.table('documentBytes').delete(key);
      }
    }),
  );
}
