import type { PortalDatabase, RowOf, TableName } from '@/features/client-area/store/database';
import { listRowTables } from '@/features/client-area/store/names';

/**
 * What pages and operations read of an area. Only our own code writes it: what comes from outside, in
 * a file or a link, is parsed there. A row that fails a page all the same leads to the error page.
 */
export type StoredRows = {
  /** All rows of a table, in the order in which pages show them. */
  rows: <Name extends TableName>(table: Name) => Promise<RowOf<Name>[]>;
  row: <Name extends TableName>(table: Name, key: string) => Promise<RowOf<Name> | undefined>;
  /** The latest entries of activity; no older ones are read. */
  latestActivity: (count: number) => Promise<RowOf<'activity'>[]>;
  /** Whether nothing is kept, except perhaps a date, or files that a restore has not named yet. */
  isEmpty: () => Promise<boolean>;
};

/** The order in which rows are shown; by key where there is none. */
const orders: { readonly [Name in TableName]?: (one: RowOf<Name>, other: RowOf<Name>) => number } =
  {
    cart: (one, other) => one.addedAt - other.addedAt,
    documents: (one, other) => other.uploadedAt - one.uploadedAt,
    savedResults: (one, other) =>
      other.savedAt - one.savedAt || one.name.localeCompare(other.name, 'en'),
    activity: (one, other) => other.at - one.at || other.id - one.id,
  };

export function sortRows<Name extends TableName>(table: Name, rows: RowOf<Name>[]): RowOf<Name>[] {
  const order = orders[table] as ((one: RowOf<Name>, other: RowOf<Name>) => number) | undefined;
  return order ? rows.toSorted(order) : rows;
}

/** Refuses what was changed under a lock by something else than the area: it cannot be opened. */
function readable<Row>(row: Row): Row {
  if (row && typeof row === 'object' && ('damaged' in row || 'sealed' in row)) {
    throw new Error('A row under the lock cannot be opened.');
  }
  return row;
}

export function createStoredRows(db: PortalDatabase): StoredRows {
  return {
    rows: async (table) => {
      const found: RowOf<typeof table>[] = await db.table(table).toArray();
      return sortRows(table, found.map(readable));
    },
    row: async (table, key) => readable(await db.table(table).get(key)),
    latestActivity: async (count) =>
      (await db.activity.orderBy('at').reverse().limit(count).toArray()).map(readable),
    isEmpty: async () => {
      const others = listRowTables(db).filter(
        ({ name }) => name !== 'meta' && name !== 'documentBytes',
      );
      const counts = await Promise.all(others.map((table) => table.count()));
      return counts.every((count) => count === 0);
    },
  };
}
