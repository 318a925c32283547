import * as z from 'zod/mini';
import {
  activitySchema,
  cartItemSchema,
  documentSchema,
  metaSchema,
  preferencesSchema,
  profileSchema,
  quotationSchema,
} from '@/lib/portal/records';

/**
 * The file of Download My Data: a ZIP that any computer opens, with
 *   manifest.json   what this is, its version, and a CRC-32 of every other file
 *   data.json       the rows; each document names the path of its bytes
 *   documents/…     the documents as they were uploaded
 *   photo.jpg|png   the photo, if there is one
 */
export const ARCHIVE_FORMAT = 'client-area';
export const ARCHIVE_VERSION = 1;

export const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().check(z.positive()),
  savedAt: z.iso.datetime(),
  files: z.record(z.string(), z.int().check(z.nonnegative())),
});

export const dataSchema = z.strictObject({
  cart: z.array(cartItemSchema),
  quotations: z.array(quotationSchema),
  documents: z.array(z.strictObject({ ...documentSchema.shape, path: z.string() })),
  activity: z.array(activitySchema),
  profile: z.array(profileSchema).check(z.maxLength(1)),
  photo: z.nullable(
    z.strictObject({ mime: z.enum(['image/jpeg', 'image/png']), path: z.string() }),
  ),
  preferences: z.array(preferencesSchema).check(z.maxLength(2)),
  meta: z.array(metaSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchiveData = z.infer<typeof dataSchema>;

/** An error whose message is a sentence for the client. */
export class ArchiveError extends Error {}

export const foreignFile = () =>
  new ArchiveError('This file was not saved by Download My Data. Nothing was changed.');
export const damagedFile = () =>
  new ArchiveError('This file is damaged or was changed after it was saved. Nothing was changed.');
export const newerFile = () =>
  new ArchiveError('This file was saved by a newer version of the site. Nothing was changed.');
