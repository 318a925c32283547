import type { RowOf, TableName } from '@/lib/portal/db/database';
import { seedRows } from '@/lib/portal/db/seed';
import { type StoredRows, validRowsOf } from '@/lib/portal/db/valid-rows';

/** The samples without a database, for a browser that opens none. */
export function seededRows(): StoredRows {
  const rows: { [Name in TableName]?: RowOf<Name>[] } = seedRows(new Date());
  const all = async (table: TableName) => [...(rows[table] ?? [])];
  return {
    ...validRowsOf({
      all,
      one: async (table, key) =>
        (await all(table)).find((row) => ('id' in row ? row.id : row.key) === key),
      latest: async (count) =>
        (rows.activity ?? []).toSorted((one, other) => other.at - one.at).slice(0, count),
    }),
    invalidRows: async () => [],
    isEmpty: async () => false,
  };
}
