import type { IndexableType } from 'dexie';
import type { PortalDatabase, TableName } from '@/features/client-area/store/database';
import { isSound } from '@/features/client-area/store/kinds';
import { listRowTables } from '@/features/client-area/store/names';

/** Rows that no file could restore: an operation must write none. */
export async function findUnsoundRows(db: PortalDatabase) {
  const found: { table: TableName; key: IndexableType | undefined }[] = [];
  for (const { name, schema } of listRowTables(db)) {
    if (name === 'documentBytes') continue;
    const table = name as TableName;
    for (const row of (await db.table(name).toArray()) as Record<string, IndexableType>[]) {
      const key = row[String(schema.primKey.keyPath)];
      if (!isSound(table, row)) found.push({ table, key });
    }
  }
  return found;
}
