import * as z from 'zod/mini';
import { feeUnits } from '@/content/types/units';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import { QUOTATION_NUMBER } from '@/features/client-area/protocol/number';
import {
  createStoredTextSchema,
  keySchema,
  storedRupeesSchema,
} from '@/features/client-area/records/fields';
import {
  activityStatuses,
  checklistAnswers,
  documentCategories,
  metaKeys,
} from '@/features/client-area/records/options';
import { type Bytes, isBytes } from '@/lib/bytes';
import { FINANCIAL_YEAR } from '@/lib/days';
import type { PublicKey } from '@/lib/encryption/public-key';
import { MOST_UNITS } from '@/lib/fees/units';
import { fileTypes, mimeTypes } from '@/lib/files/mime-types';
import { limits } from '@/lib/limits';
import { MONTH_KEY_PATTERN } from '@/lib/months';
import { timestamp } from '@/lib/timestamp';

/*
 * Schemas of what the client area keeps, with upper bounds; the profile, threads and saved results
 * have files of their own.
 * The database takes its types from here; rows read back and restored export files are checked
 * against them.
 */

export const cartItemSchema = z.strictObject({
  id: keySchema,
  service: createStoredTextSchema(limits.service),
  price: storedRupeesSchema,
  /** What the price is for; missing in an item that is paid once. */
  from: z.optional(z.literal(true)),
  per: z.optional(z.enum(feeUnits)),
  quantity: z.optional(z.int().check(z.positive(), z.lte(MOST_UNITS))),
  description: createStoredTextSchema(limits.description),
  addedAt: timestamp,
  /** A calculator's computation that the client attached. */
  attachment: z.optional(createStoredTextSchema(limits.attachment).check(z.minLength(1))),
  /** For which State and how many people it is asked, where its cost depends on them. */
  state: z.optional(createStoredTextSchema(limits.state).check(z.minLength(1))),
  people: z.optional(z.int().check(z.positive(), z.lte(limits.people))),
});

export const quotationIdSchema = z.string().check(z.regex(QUOTATION_NUMBER));

/** The random bits by which messages about one quotation are known. */
export const randomIdSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** What the client has chosen to include in a request. */
export const requestDraftSchema = z.strictObject({
  note: createStoredTextSchema(1000),
  withAmounts: z.boolean(),
  withContact: z.boolean(),
});

/** The private half of a key, not extractable, by the random id of its quotation. */
export const threadKeySchema = z.strictObject({
  id: randomIdSchema,
  /** Not `instanceof`: what comes out of the database may be of another realm. */
  privateKey: z.custom<CryptoKey>(
    (value) => Object.prototype.toString.call(value) === '[object CryptoKey]',
  ),
});

/**
 * A quotation: the messages between client and firm, an append-only log that says everything about
 * it (quotation.ts), and what the client chooses before the first is sent.
 */
export type Thread = {
  id: string;
  rid: string;
  /** The public half of the key; `null` until something is signed, or if another browser asked. */
  key: PublicKey | null;
  events: ThreadEvent[];
  draft: z.infer<typeof requestDraftSchema>;
  /** The latest message as signed, so that it is identical whenever it is sent again. */
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
  /** Of a PDF that opens only with one. */
  needsPassword: z.optional(z.literal(true)),
  /** Of a document that came from the firm: the financial year under which it stands. */
  fromFirm: z.optional(z.string().check(z.regex(FINANCIAL_YEAR))),
  /** When the client noted that it was sent to the firm; missing until then. */
  sentAt: z.optional(timestamp),
  /** Of a document in Recently deleted. */
  deletedAt: z.optional(timestamp),
});

/** The client's answer to a paper that a service of a quotation, or a month, asks for. */
export const checklistAnswerSchema = z
  .strictObject({
    /** Made from the ids of the quotation and the paper; see `getChecklistItemId`. */
    id: keySchema,
    quotation: z.union([quotationIdSchema, z.string().check(z.regex(MONTH_KEY_PATTERN))]),
    /** The text on the service page at the time of the answer. */
    paper: createStoredTextSchema(limits.paper).check(z.minLength(1)),
    answer: z.enum(checklistAnswers),
    /** The ids of the documents that answer it. Some may have been deleted since. */
    documents: z.array(keySchema).check(z.maxLength(limits.paperFiles)),
    answeredAt: timestamp,
    /** When the client noted that its files were sent; missing until then. */
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
