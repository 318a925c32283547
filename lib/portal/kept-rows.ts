import * as z from 'zod/mini';
import type { PortalDatabase, RowOf, TableName } from '@/lib/portal/database';
import { compareQuotations } from '@/lib/portal/quotation-rules';
import {
  activitySchema,
  cartItemSchema,
  documentBytesSchema,
  documentSchema,
  metaSchema,
  photoSchema,
  preferencesSchema,
  profileSchema,
  quotationSchema,
} from '@/lib/portal/records';

/** A row by itself may be well formed and yet tell two things at once. */
const soundQuotationSchema = quotationSchema.check(
  z.refine(
    ({ services, total }) => total === services.reduce((sum, { price }) => sum + price, 0),
    'the total is not that of the services',
  ),
  z.refine(
    ({ status, validUntil }) => (status === 'pending') === (validUntil === null),
    'only what is not received yet has no validity',
  ),
);

const schemas: { [Name in TableName]: z.ZodMiniType<RowOf<Name>> } = {
  cart: cartItemSchema,
  quotations: soundQuotationSchema,
  documents: documentSchema,
  documentBytes: documentBytesSchema,
  activity: activitySchema,
  profile: profileSchema,
  photo: photoSchema,
  preferences: preferencesSchema,
  meta: metaSchema,
};

/** The order in which rows are shown; the others come in that of their keys. */
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
 * What is kept, as it may be shown. A row that something else has written or spoiled is left out,
 * and `setAside` finds it. Pages and operations read through this and nothing else.
 */
export type Kept = {
  /** All sound rows of a table, in the order in which they are shown. */
  rows: <Name extends TableName>(table: Name) => Promise<RowOf<Name>[]>;
  row: <Name extends TableName>(table: Name, key: string) => Promise<RowOf<Name> | undefined>;
  /** The latest entries of activity, read by their index and no further. */
  latestActivity: (count: number) => Promise<RowOf<'activity'>[]>;
};

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
  };
}
