import * as z from 'zod/mini';
import type { RowOf } from '@/lib/portal/db/database';
import { type ExportedName, exportedNames, kindOf, kinds } from '@/lib/portal/db/kinds';
import { MAX_FILE_BYTES } from '@/lib/portal/documents/file-type';
import { type DocumentEntry, documentSchema, type Photo } from '@/lib/portal/records/records';
import { wholeThreadSchema } from '@/lib/portal/records/whole-thread';

/**
 * The file of Download My Data: a ZIP that any computer opens, with
 *   manifest.json   the format and its version
 *   data.json       the rows; each document names the path of its bytes
 *   documents/…     the documents as they were uploaded
 *   recently deleted/…   those in Recently deleted
 *   photo.jpg|png   the photo, if there is one
 *
 * The private keys of quotations are not included: the browser does not release them.
 *
 * Raise the version when an older file would be misread, and keep a file of each version in
 * fixtures/.
 */
export const EXPORT_FORMAT = 'client-area';
export const EXPORT_VERSION = 1;

export const MANIFEST_PATH = 'manifest.json';
export const DATA_PATH = 'data.json';

const MB = 1024 * 1024;

/**
 * Limits of a file. They apply when it is made and when it is read, so that every file made can be
 * read back. Sizes are in bytes.
 */
export const exportLimits = {
  /** The ZIP file, and all its content uncompressed. */
  total: 2048 * MB,
  document: MAX_FILE_BYTES,
  /** manifest.json and data.json, each. */
  json: 16 * MB,
  /** The directory at the end of the ZIP. */
  directory: 8 * MB,
  /** The name of a file in the ZIP, in UTF-8. */
  path: 1024,
  /** The highest ratio of uncompressed to compressed size, for files over a megabyte. */
  ratio: 100,
} as const;

/** Documents, the photo, manifest.json and data.json. */
export const MAX_FILES = kinds.documents.most + 3;

export const manifestSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.int().check(z.positive()),
  savedAt: z.iso.datetime(),
});

const path = z.string().check(z.maxLength(exportLimits.path));

/** Schemas of rows that have more in a file than in the database, or are checked more strictly. */
const inFile: { [Name in ExportedName]?: z.ZodMiniType } = {
  documents: z.strictObject({
    ...documentSchema.shape,
    name: documentSchema.shape.name.check(z.maxLength(exportLimits.path)),
    path,
  }),
  threads: wholeThreadSchema,
};

function rowsSchema(name: ExportedName) {
  const schema = inFile[name] ?? kindOf(name).schema;
  return z.array<z.ZodMiniType>(schema).check(z.maxLength(kinds[name].most));
}

/** The rows of each kind in kinds.ts; the photo is a separate file. */
export const dataSchema = z.strictObject({
  ...Object.fromEntries(exportedNames.map((name) => [name, rowsSchema(name)])),
  photo: z.nullable(z.strictObject({ mime: z.enum(['image/jpeg', 'image/png']), path })),
}) as unknown as z.ZodMiniType<ExportData>;

export type Manifest = z.infer<typeof manifestSchema>;
export type ExportedRows = { [Name in ExportedName]: RowOf<Name>[] };
export type ExportData = Omit<ExportedRows, 'documents'> & {
  documents: (DocumentEntry & { path: string })[];
  photo: (Pick<Photo, 'mime'> & { path: string }) | null;
};
