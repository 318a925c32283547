import * as z from 'zod/mini';
import { feeUnits } from '@/content/types/units';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import { QUOTATION_NUMBER } from '@/features/client-area/protocol/number';
import {
  createStoredTextSchema,
  keySchema,
  storedRupeesSchema,
} from '@/features/client-area/store/records/fields';
import {
  activityStatuses,
  checklistAnswers,
  documentCategories,
  metaKeys,
} from '@/features/client-area/store/records/options';
import { type Bytes, isBytes } from '@/lib/bytes';
import { FINANCIAL_YEAR } from '@/lib/days';
import type { PublicKey } from '@/lib/encryption/public-key';
import { MOST_UNITS } from '@/lib/fees/units';
import { fileTypes, mimeTypes } from '@/lib/files/mime-types';
import { limits } from '@/lib/limits';
import { MONTH_KEY_PATTERN } from '@/lib/months';
import { timestamp } from '@/lib/timestamp';

/*
 * Schemas of what the client area stores, with upper bounds; the profile, threads and saved results
 * have files of their own. The database takes its types from here, and restored files are checked
 * against them.
 */

export const cartItemSchema = z.strictObject({
  id: keySchema,
  service: createStoredTextSchema(limits.service),
  price: storedRupeesSchema,
  /** Missing if the service is paid once. */
  from: z.optional(z.literal(true)),
  per: z.optional(z.enum(feeUnits)),
  quantity: z.optional(z.int().check(z.positive(), z.lte(MOST_UNITS))),
  description: createStoredTextSchema(limits.description),
  addedAt: timestamp,
  attachment: z.optional(createStoredTextSchema(limits.attachment).check(z.minLength(1))),
  /** Only for services whose cost depends on them. */
  state: z.optional(createStoredTextSchema(limits.state).check(z.minLength(1))),
  people: z.optional(z.int().check(z.positive(), z.lte(limits.people))),
  /** The papers that the client has ready, in the words of the service page. */
  ready: z.optional(
    z
      .array(createStoredTextSchema(limits.paper).check(z.minLength(1)))
      .check(z.minLength(1), z.maxLength(limits.ready)),
  ),
});

export const quotationIdSchema = z.string().check(z.regex(QUOTATION_NUMBER));

export const randomIdSchema = z.string().check(z.regex(/^[\w-]{22}$/));

export const requestDraftSchema = z.strictObject({
  note: createStoredTextSchema(1000),
  withAmounts: z.boolean(),
  withContact: z.boolean(),
});

/** Not extractable; `id` is the random id of the quotation. */
export const threadKeySchema = z.strictObject({
  id: randomIdSchema,
  /** Not `instanceof`: a value from the database may belong to another realm. */
  privateKey: z.custom<CryptoKey>(
    (value) => Object.prototype.toString.call(value) === '[object CryptoKey]',
  ),
});

export type Thread = {
  id: string;
  rid: string;
  /** The public half of the key; `null` until something is signed, or if another browser asked. */
  key: PublicKey | null;
  events: ThreadEvent[];
  draft: z.infer<typeof requestDraftSchema>;
  /** The latest message as signed, so that it is identical when it is sent again. */
  outbox: { number: number; token: string } | null;
};

export const documentSchema = z.strictObject({
  id: keySchema,
  name: createStoredTextSchema(limits.fileName).check(z.minLength(1)),
  type: z.enum(fileTypes),
  mime: z.enum(mimeTypes),
  /** In bytes. */
  size: z.int().check(z.positive(), z.lte(limits.fileBytes)),
  category: z.enum(documentCategories),
  uploadedAt: timestamp,
  needsPassword: z.optional(z.literal(true)),
  /** The financial year; only for a document that came from the firm. */
  fromFirm: z.optional(z.string().check(z.regex(FINANCIAL_YEAR))),
  sentAt: z.optional(timestamp),
  deletedAt: z.optional(timestamp),
});

export const checklistAnswerSchema = z
  .strictObject({
    /** See `getChecklistItemId`. */
    id: keySchema,
    quotation: z.union([quotationIdSchema, z.string().check(z.regex(MONTH_KEY_PATTERN))]),
    /** The text on the service page at the time of the answer. */
    paper: createStoredTextSchema(limits.paper).check(z.minLength(1)),
    answer: z.enum(checklistAnswers),
    /** Some of these documents may have been deleted since. */
    documents: z.array(keySchema).check(z.maxLength(limits.paperFiles)),
    answeredAt: timestamp,
    /** Missing until the client notes that the files were sent. */
    sentAt: z.optional(timestamp),
  })
  .check(
    z.refine(
      ({ answer, documents }) => (answer === 'files') === documents.length > 0,
      'only an answer by files has some',
    ),
  );

export const activitySchema = z.strictObject({
  id: z.int().check(z.positive(), z.lte(limits.activityId)),
  title: createStoredTextSchema(limits.activityTitle),
  detail: createStoredTextSchema(limits.activityDetail),
  status: z.enum(activityStatuses),
  at: timestamp,
});

const notificationsSchema = z.strictObject({
  emailQuotations: z.boolean(),
  emailUpdates: z.boolean(),
  emailMarketing: z.boolean(),
  smsQuotations: z.boolean(),
  smsUpdates: z.boolean(),
  pushNotifications: z.boolean(),
});

const privacySchema = z.strictObject({
  profileVisible: z.boolean(),
  shareData: z.boolean(),
  marketingCommunication: z.boolean(),
  cookieTracking: z.boolean(),
});

export const preferencesSchema = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('notifications'), values: notificationsSchema }),
  z.strictObject({ id: z.literal('privacy'), values: privacySchema }),
]);

export const metaSchema = z.strictObject({
  key: z.enum(metaKeys),
  value: timestamp,
});

const bytes = z.custom<Bytes>((value) => isBytes(value) && value.length <= limits.fileBytes);

export const documentBytesSchema = z.strictObject({ id: keySchema, bytes });

export const photoSchema = z.strictObject({
  id: z.literal('client'),
  mime: z.enum(['image/jpeg', 'image/png']),
  bytes,
});

export type CartItem = z.infer<typeof cartItemSchema>;
export type ThreadKey = z.infer<typeof threadKeySchema>;
export type ChecklistAnswer = z.infer<typeof checklistAnswerSchema>;
export type DocumentEntry = z.infer<typeof documentSchema>;
export type DocumentCategory = DocumentEntry['category'];
export type Activity = z.infer<typeof activitySchema>;
export type Notifications = z.infer<typeof notificationsSchema>;
export type Privacy = z.infer<typeof privacySchema>;
export type Preferences = z.infer<typeof preferencesSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type DocumentBytes = z.infer<typeof documentBytesSchema>;
export type Photo = z.infer<typeof photoSchema>;
