import * as z from 'zod/mini';
import type { RowOf } from '@/features/client-area/store/database';
import {
  type ExportedName,
  exportedNames,
  getRecordKind,
  kinds,
} from '@/features/client-area/store/kinds';
import {
  type DocumentEntry,
  documentSchema,
  type Photo,
} from '@/features/client-area/store/records/records';
import { archiveLimits } from '@/lib/files/archive';

/*
 * The file of Download My Data: a ZIP that any computer opens, with
 *   manifest.json   the format and its version
 *   data.json       the rows; each document names the path of its bytes
 *   documents/…     the documents as they were uploaded
 *   recently deleted/…   those in Recently deleted
 *   photo.jpg|png   the photo, if there is one
 *
 * The private keys of quotations are not included: the browser does not release them.
 */

export const manifestSchema = z.object({
  format: z.string(),
  version: z.int(),
  savedAt: z.iso.datetime(),
});

const path = z.string().check(z.maxLength(archiveLimits.path));

const documentInFile = z.strictObject({
  ...documentSchema.shape,
  name: documentSchema.shape.name.check(z.maxLength(archiveLimits.path)),
  path,
});

function createRowsSchema(name: ExportedName) {
  const schema = name === 'documents' ? documentInFile : getRecordKind(name).schema;
  return z.array<z.ZodMiniType>(schema).check(z.maxLength(kinds[name].most));
}

/** The rows of each kind (kinds.ts); the photo is a separate file. */
export const dataSchema = z.strictObject({
  ...Object.fromEntries(exportedNames.map((name) => [name, createRowsSchema(name)])),
  photo: z.nullable(z.strictObject({ mime: z.enum(['image/jpeg', 'image/png']), path })),
}) as unknown as z.ZodMiniType<ExportData>;

export type Manifest = z.infer<typeof manifestSchema>;
export type ExportedRows = { [Name in ExportedName]: RowOf<Name>[] };
export type ExportData = Omit<ExportedRows, 'documents'> & {
  documents: (DocumentEntry & { path: string })[];
  photo: (Pick<Photo, 'mime'> & { path: string }) | null;
};
