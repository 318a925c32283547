import type * as z from 'zod/mini';
import type { RowOf, TableName } from '@/features/client-area/store/database';
import { profileSchema } from '@/features/client-area/store/records/profile';
import {
  activitySchema,
  cartItemSchema,
  checklistAnswerSchema,
  documentBytesSchema,
  documentSchema,
  metaSchema,
  photoSchema,
  preferencesSchema,
  threadKeySchema,
} from '@/features/client-area/store/records/records';
import { savedResultSchema } from '@/features/client-area/store/records/saved-result';
import { threadSchema } from '@/features/client-area/store/records/thread';
import { limits } from '@/lib/limits';

type Kind<Row> = {
  schema: z.ZodMiniType<Row>;
  /** The most rows in a Download My Data file. Missing for a kind that is not among its rows. */
  most?: number;
};

/**
 * Export, restore and the checks of incoming rows follow from this list. A new kind also needs a
 * schema in records/, a table in database.ts, a heading in backup/descriptions.ts and a row for
 * the tests in lib/test-support/good-and-bad-rows.ts.
 */
export const kinds = {
  profile: { schema: profileSchema, most: 1 },
  photo: { schema: photoSchema },
  cart: {
    schema: cartItemSchema,
    most: 500,
  },
  threads: { schema: threadSchema, most: 5000 },
  threadKeys: { schema: threadKeySchema },
  documents: {
    schema: documentSchema,
    most: limits.documents,
  },
  checklist: { schema: checklistAnswerSchema, most: 50_000 },
  savedResults: {
    schema: savedResultSchema,
    most: limits.savedResults,
  },
  documentBytes: { schema: documentBytesSchema },
  activity: {
    schema: activitySchema,
    most: 50_000,
  },
  preferences: { schema: preferencesSchema, most: 2 },
  meta: { schema: metaSchema, most: 100 },
} as const satisfies { [Name in TableName]: Kind<RowOf<Name>> };

export const tableNames = Object.keys(kinds) as TableName[];

export function getRecordKind<Name extends TableName>(name: Name): Kind<RowOf<Name>> {
  const all: { readonly [Each in TableName]: Kind<RowOf<Each>> } = kinds;
  return all[name];
}

export const isSound = <Name extends TableName>(table: Name, row: unknown): row is RowOf<Name> =>
  getRecordKind(table).schema.safeParse(row).success;

export type ExportedName = {
  [Name in TableName]: (typeof kinds)[Name] extends { most: number } ? Name : never;
}[TableName];

export const exportedNames = tableNames.filter(
  (name): name is ExportedName => 'most' in kinds[name],
);
