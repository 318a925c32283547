import * as z from 'zod/mini';
import { feeUnits } from '@/content/types/units';
import { channels, eventSchema } from '@/features/client-area/protocol/events';
import { FRAGMENT_LIMIT } from '@/features/client-area/protocol/link';
import { requestSchema, supplies, threadLimits } from '@/features/client-area/protocol/messages';
import { validities } from '@/features/client-area/quotations/quotation-rules';
import { createStoredTextSchema } from '@/features/client-area/records/fields';
import { type PublicKey, publicKeySchema } from '@/lib/encryption/public-key';
import { timestamp } from '@/lib/timestamp';

/** Limits of everything that the inbox keeps; a restored file is checked against them too. */
export const inboxLimits = {
  requests: 5000,
  /** The steps of one request. */
  steps: 300,
  /** The length of an amount as typed. */
  amount: 24,
} as const;

export type InboxKey = {
  id: 'firm';
  /** The id by which an answer names the key. */
  kid: string;
  publicKey: PublicKey;
  /** Signs messages; not extractable. */
  privateKey: CryptoKey;
  /** Since when this browser has held the key, in milliseconds. */
  since: number;
  /** The same key, extractable: for its file, until that is saved. */
  unsaved?: CryptoKey;
};

const { rid, number } = requestSchema.shape;

export const inboxRequestSchema = z.strictObject({
  /** The random id that the client's browser gave the quotation. */
  id: rid,
  /** The public key that came with the request; a decision must be signed with its private half. */
  key: publicKeySchema,
  receivedAt: timestamp,
});

/** A note of the firm that a message was sent; whether it arrived is unknown. `null` withdraws it. */
const answerSentSchema = z.strictObject({
  step: z.literal('answer-sent'),
  at: timestamp,
  number,
  by: z.nullable(z.enum(channels)),
});

export const inboxStepSchema = z.strictObject({
  request: rid,
  /** Its place in the log of the request, from 0. */
  number: z.int().check(z.nonnegative(), z.lt(inboxLimits.steps)),
  event: z.union([eventSchema, answerSentSchema]),
  /** The client's message as signed; `null` for the firm's own steps. */
  token: z.nullable(createStoredTextSchema(FRAGMENT_LIMIT)),
});

/** An unfinished answer, with amounts as typed. */
export const answerDraftSchema = z.strictObject({
  request: rid,
  lines: z
    .array(
      z.strictObject({
        /** Identifies a line while the draft is edited. */
        key: z.int().check(z.nonnegative()),
        of: z.nullable(z.int().check(z.positive(), z.lte(threadLimits.lines))),
        price: z.optional(createStoredTextSchema(64)),
        service: createStoredTextSchema(threadLimits.service),
        fee: createStoredTextSchema(inboxLimits.amount),
        /** Empty, or missing, where the fee is paid once. */
        per: z.optional(z.enum(['', ...feeUnits])),
        quantity: z.optional(createStoredTextSchema(inboxLimits.amount)),
        why: createStoredTextSchema(threadLimits.remark),
      }),
    )
    .check(z.maxLength(threadLimits.lines)),
  discount: createStoredTextSchema(inboxLimits.amount),
  supply: z.enum(supplies),
  /** Empty if charged at actuals. */
  governmentFees: createStoredTextSchema(inboxLimits.amount),
  notes: createStoredTextSchema(threadLimits.notes),
  /** In days, from the day of the answer. */
  validFor: z.enum(validities),
  by: createStoredTextSchema(threadLimits.name),
});

export type InboxRequest = z.infer<typeof inboxRequestSchema>;
export type InboxStep = z.infer<typeof inboxStepSchema>;
export type InboxEvent = InboxStep['event'];
export type AnswerDraft = z.infer<typeof answerDraftSchema>;
export type DraftLine = AnswerDraft['lines'][number];
