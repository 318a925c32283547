import type { IndexableType } from 'dexie';
import type { PortalDatabase, RowOf, TableName } from '@/lib/portal/db/database';
import { kindOf } from '@/lib/portal/db/kinds';
import { rowTables } from '@/lib/portal/db/names';

/** Whether a row is as the client area writes it, so that a page can show it. */
export function isValid<Name extends TableName>(table: Name, row: unknown): row is RowOf<Name> {
  return kindOf(table).schema.safeParse(row).success;
}

/** What a page shows of the stored rows: those that are valid. */
export type Rows = {
  /** All valid rows of a table, in the order in which pages show them. */
  rows: <Name extends TableName>(table: Name) => Promise<RowOf<Name>[]>;
  row: <Name extends TableName>(table: Name, key: string) => Promise<RowOf<Name> | undefined>;
  /** The latest entries of activity; no older ones are read. */
  latestActivity: (count: number) => Promise<RowOf<'activity'>[]>;
};

/**
 * The stored rows that can be shown. A row that something else has written or damaged is left out and
 * reported by `invalidRows`. Pages and operations read only through this.
 */
export type StoredRows = Rows & {
  invalidRows: () => Promise<InvalidRow[]>;
  /** Whether nothing is kept, valid or not, except perhaps a date. */
  isEmpty: () => Promise<boolean>;
};

/** A row that cannot be shown, and where it is. It stays there until the client removes it. */
type InvalidRow = { table: TableName; key: IndexableType; row: unknown };

/** All rows that are not valid; files are judged by the entries that name them. Changes nothing. */
async function findInvalidRows(db: PortalDatabase): Promise<InvalidRow[]> {
  const found: InvalidRow[] = [];
  for (const { name, schema } of rowTables(db)) {
    if (name === 'documentBytes') continue;
    const table = name as TableName;
    for (const row of (await db.table(name).toArray()) as Record<string, IndexableType>[]) {
      const key = row[String(schema.primKey.keyPath)];
      if (key !== undefined && !isValid(table, row)) found.push({ table, key, row });
    }
  }
  return found;
}

/** Where rows come from, valid or not. */
type Source = {
  all: (table: TableName) => PromiseLike<unknown[]>;
  one: (table: TableName, key: string) => PromiseLike<unknown>;
  /** The latest entries of activity that are as wanted. */
  latest: (count: number, isWanted: (row: unknown) => boolean) => PromiseLike<unknown[]>;
};

export function validRowsOf({ all, one, latest }: Source): Rows {
  return {
    rows: async (table) => {
      const found = await all(table);
      const valid = found.filter((row) => isValid(table, row));
      const { order } = kindOf(table);
      return order ? valid.sort(order) : valid;
    },
    row: async (table, key) => {
      const found = await one(table, key);
      return isValid(table, found) ? found : undefined;
    },
    latestActivity: async (count) => {
      const isWanted = (row: unknown) => isValid('activity', row);
      return (await latest(count, isWanted)) as RowOf<'activity'>[];
    },
  };
}

export function storedRowsIn(db: PortalDatabase): StoredRows {
  return {
    ...validRowsOf({
      all: (table) => db.table(table).toArray(),
      one: (table, key) => db.table(table).get(key),
      latest: (count, isWanted) =>
        db.activity.orderBy('at').reverse().filter(isWanted).limit(count).toArray(),
    }),
    invalidRows: () => findInvalidRows(db),
    isEmpty: async () => {
      const others = rowTables(db).filter((table) => table.name !== 'meta');
      const counts = await Promise.all(others.map((table) => table.count()));
      return counts.every((count) => count === 0);
    },
  };
}
