import type { RowOf, TableName } from '@/features/client-area/store/database';
import { seedRows } from '@/features/client-area/store/samples/seed';
import { type StoredRows, sortRows } from '@/features/client-area/store/stored-rows';

export function createSampleStoredRows(): StoredRows {
  const seeded: { [Name in TableName]?: RowOf<Name>[] } = seedRows(new Date());
  const rows: StoredRows['rows'] = async (table) => sortRows(table, seeded[table] ?? []);
  return {
    rows,
    row: async (table, key) =>
      (await rows(table)).find((row) => Object.values(row as object)[0] === key),
    latestActivity: async (count) => (await rows('activity')).slice(0, count),
    isEmpty: async () => false,
  };
}
