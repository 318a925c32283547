import * as z from 'zod/mini';
import type { TableName } from '@/lib/portal/database/database';
import {
  activitySchema,
  cartItemSchema,
  documentSchema,
  metaSchema,
  paperSchema,
  preferencesSchema,
  profileSchema,
  quotationSchema,
} from '@/lib/portal/database/records';
import { MAX_FILE_BYTES } from '@/lib/portal/documents/file-type';
import { wholeExchangeSchema } from '@/lib/portal/quotations/whole-exchange';

/**
 * The file of Download My Data: a ZIP that any computer opens, with
 *   manifest.json   what this is, its version, and a CRC-32 of every other file
 *   data.json       the rows; each document names the path of its bytes
 *   documents/…     the documents as they were uploaded
 *   photo.jpg|png   the photo, if there is one
 *
 * The private keys of quotations are in no file: the browser does not give them out.
 *
 * Raise the version when an older file would be read wrongly, and keep a file of each version in
 * fixtures/. A table that is added needs no new version when its schema has a default.
 */
export const ARCHIVE_FORMAT = 'client-area';
export const ARCHIVE_VERSION = 2;

export const MANIFEST_PATH = 'manifest.json';
export const DATA_PATH = 'data.json';

const MB = 1024 * 1024;

/**
 * What a file may hold. The same limits hold when it is made and when it is read, so that no file
 * is made that cannot be read back. Sizes are in bytes.
 */
export const archiveLimits = {
  /** Of the ZIP file, and of everything in it once expanded. */
  total: 2048 * MB,
  document: MAX_FILE_BYTES,
  /** Of manifest.json and of data.json. */
  json: 16 * MB,
  /** Of the list of files at the end of the ZIP. */
  directory: 8 * MB,
  /** Of the name of a file in the ZIP, in UTF-8. */
  path: 1024,
  /** How many times its own size a file of more than a megabyte may expand to. */
  ratio: 100,
  documents: 5000,
  activity: 50_000,
  quotations: 5000,
  cart: 500,
  papers: 50_000,
  exchanges: 5000,
  meta: 100,
} as const;

/** Documents, the photo, manifest.json and data.json. */
export const MAX_FILES = archiveLimits.documents + 3;

export const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().check(z.positive()),
  savedAt: z.iso.datetime(),
  files: z.record(z.string(), z.int().check(z.nonnegative())),
});

const path = z.string().check(z.maxLength(archiveLimits.path));

/**
 * A table that is left out here is a type error. The bytes of documents are files, and private keys
 * are in no file.
 */
export const dataSchema = z.strictObject({
  cart: z.array(cartItemSchema).check(z.maxLength(archiveLimits.cart)),
  quotations: z.array(quotationSchema).check(z.maxLength(archiveLimits.quotations)),
  documents: z
    .array(
      z.strictObject({
        ...documentSchema.shape,
        name: documentSchema.shape.name.check(z.maxLength(archiveLimits.path)),
        path,
      }),
    )
    .check(z.maxLength(archiveLimits.documents)),
  /** Not there in a file of earlier days. */
  papers: z._default(z.array(paperSchema).check(z.maxLength(archiveLimits.papers)), []),
  /** Not there in a file of version 1. */
  exchanges: z._default(
    z.array(wholeExchangeSchema).check(z.maxLength(archiveLimits.exchanges)),
    [],
  ),
  activity: z.array(activitySchema).check(z.maxLength(archiveLimits.activity)),
  profile: z.array(profileSchema).check(z.maxLength(1)),
  photo: z.nullable(z.strictObject({ mime: z.enum(['image/jpeg', 'image/png']), path })),
  preferences: z.array(preferencesSchema).check(z.maxLength(2)),
  meta: z.array(metaSchema).check(z.maxLength(archiveLimits.meta)),
} satisfies { [Name in Exclude<TableName, 'documentBytes' | 'exchangeKeys'>]: z.ZodMiniType });

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchiveData = z.infer<typeof dataSchema>;
