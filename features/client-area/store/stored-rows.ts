import type { PortalDatabase, RowOf, TableName } from '@/features/client-area/store/database';
import { listRowTables } from '@/features/client-area/store/names';

/**
 * What pages and operations read from an area. Rows are not checked here: only our own code writes
 * them, and a file or link is checked where it comes in. A row that still breaks a page leads to
 * the error page.
 */
export type StoredRows = {
  rows: <Name extends TableName>(table: Name) => Promise<RowOf<Name>[]>;
  row: <Name extends TableName>(table: Name, key: string) => Promise<RowOf<Name> | undefined>;
  latestActivity: (count: number) => Promise<RowOf<'activity'>[]>;
  isEmpty: () => Promise<boolean>;
};

const orders: { readonly [Name in TableName]?: (a: RowOf<Name>, b: RowOf<Name>) => number } = {
  cart: (a, b) => a.addedAt - b.addedAt,
  documents: (a, b) => b.uploadedAt - a.uploadedAt,
  savedResults: (a, b) => b.savedAt - a.savedAt || a.name.localeCompare(b.name, 'en'),
  activity: (a, b) => b.at - a.at || b.id - a.id,
};

export function sortRows<Name extends TableName>(table: Name, rows: RowOf<Name>[]): RowOf<Name>[] {
  const order = orders[table] as ((a: RowOf<Name>, b: RowOf<Name>) => number) | undefined;
  return order ? rows.toSorted(order) : rows;
}

/** Something other than the area has changed the row under the lock: it cannot be decrypted. */
function assertReadable<Row>(row: Row): Row {
  if (row && typeof row === 'object' && ('damaged' in row || 'sealed' in row)) {
    throw new Error('A row under the lock cannot be opened.');
  }
  return row;
}

export function createStoredRows(db: PortalDatabase): StoredRows {
  return {
    rows: async (table) => {
      const found: RowOf<typeof table>[] = await db.table(table).toArray();
      return sortRows(table, found.map(assertReadable));
    },
    row: async (table, key) => assertReadable(await db.table(table).get(key)),
    latestActivity: async (count) =>
      (await db.activity.orderBy('at').reverse().limit(count).toArray()).map(assertReadable),
    isEmpty: async () => {
      const others = listRowTables(db).filter(
        ({ name }) => name !== 'meta' && name !== 'documentBytes',
      );
      const counts = await Promise.all(others.map((table) => table.count()));
      return counts.every((count) => count === 0);
    },
  };
}
