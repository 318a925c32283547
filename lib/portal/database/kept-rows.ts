import type { IndexableType } from 'dexie';
import * as z from 'zod/mini';
import type { PortalDatabase, RowOf, TableName } from '@/lib/portal/database/database';
import {
  activitySchema,
  cartItemSchema,
  documentBytesSchema,
  documentSchema,
  exchangeKeySchema,
  exchangeSchema,
  metaSchema,
  paperSchema,
  photoSchema,
  preferencesSchema,
  profileSchema,
  quotationSchema,
} from '@/lib/portal/database/records';
import { compareQuotations } from '@/lib/portal/quotations/quotation-rules';
import { totalOf } from '@/lib/portal/quotations/total';

/** A well-formed row may still contradict itself. */
const soundQuotationSchema = quotationSchema.check(
  z.refine(
    ({ total, ...quotation }) => total === totalOf(quotation),
    'the total is not that of its lines',
  ),
  z.refine(
    ({ status, validUntil }) => (status === 'pending') === (validUntil === null),
    'only what is not received yet has no validity',
  ),
);

const soundPaperSchema = paperSchema.check(
  z.refine(
    ({ answer, documents }) => (answer === 'files') === documents.length > 0,
    'only an answer by files has some',
  ),
);

const schemas: { [Name in TableName]: z.ZodMiniType<RowOf<Name>> } = {
  cart: cartItemSchema,
  quotations: soundQuotationSchema,
  exchanges: exchangeSchema,
  exchangeKeys: exchangeKeySchema,
  documents: documentSchema,
  papers: soundPaperSchema,
  documentBytes: documentBytesSchema,
  activity: activitySchema,
  profile: profileSchema,
  photo: photoSchema,
  preferences: preferencesSchema,
  meta: metaSchema,
};

/** The order in which rows are shown; other tables go by their keys. */
const orders: { [Name in TableName]?: (one: RowOf<Name>, other: RowOf<Name>) => number } = {
  cart: (one, other) => one.addedAt - other.addedAt,
  quotations: compareQuotations,
  documents: (one, other) => other.uploadedAt - one.uploadedAt,
  activity: (one, other) => other.at - one.at || other.id - one.id,
};

/** Whether a row is what the client area writes, so that a page can show it. */
export function isSound<Name extends TableName>(table: Name, row: unknown): row is RowOf<Name> {
  return schemas[table].safeParse(row).success;
}

/**
 * What is kept, as it may be shown. A row that something else has written or damaged is left out,
 * and reported by `setAside`. Pages and operations read only through this.
 */
export type Kept = {
  /** All sound rows of a table, in the order in which they are shown. */
  rows: <Name extends TableName>(table: Name) => Promise<RowOf<Name>[]>;
  row: <Name extends TableName>(table: Name, key: string) => Promise<RowOf<Name> | undefined>;
  /** The latest entries of activity, read by their index and no further. */
  latestActivity: (count: number) => Promise<RowOf<'activity'>[]>;
  setAside: () => Promise<SetAside[]>;
  /** Whether nothing is kept, sound or not, except perhaps a date. */
  isEmpty: () => Promise<boolean>;
};

/** A row that cannot be shown, and where it lies. It stays there until the client removes it. */
export type SetAside = { table: TableName; key: IndexableType; row: unknown };

/** All rows that are not sound; files are judged by the entries that name them. */
export async function findSetAside(db: PortalDatabase): Promise<SetAside[]> {
  const found: SetAside[] = [];
  for (const { name, schema } of db.tables) {
    if (name === 'documentBytes') continue;
    const table = name as TableName;
    for (const row of (await db.table(name).toArray()) as Record<string, IndexableType>[]) {
      const key = row[String(schema.primKey.keyPath)];
      if (key !== undefined && !isSound(table, row)) found.push({ table, key, row });
    }
  }
  return found;
}

export function keptIn(db: PortalDatabase): Kept {
  return {
    rows: async (table) => {
      const found: unknown[] = await db.table(table).toArray();
      const sound = found.filter((row) => isSound(table, row));
      const order = orders[table];
      return order ? sound.sort(order) : sound;
    },
    row: async (table, key) => {
      const found: unknown = await db.table(table).get(key);
      return isSound(table, found) ? found : undefined;
    },
    latestActivity: (count) =>
      db.activity
        .orderBy('at')
        .reverse()
        .filter((row) => isSound('activity', row))
        .limit(count)
        .toArray(),
    setAside: () => findSetAside(db),
    isEmpty: async () => {
      const others = db.tables.filter((table) => table.name !== 'meta');
      const counts = await Promise.all(others.map((table) => table.count()));
      return counts.every((count) => count === 0);
    },
  };
}
