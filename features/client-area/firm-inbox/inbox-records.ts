import * as z from 'zod/mini';
import { feeUnits } from '@/content/types/units';
import { channels, eventSchema } from '@/features/client-area/protocol/events';
import { FRAGMENT_LIMIT } from '@/features/client-area/protocol/link';
import { requestSchema, supplies, threadLimits } from '@/features/client-area/protocol/messages';
import { validities } from '@/features/client-area/quotations/quotation-rules';
import { createStoredTextSchema } from '@/features/client-area/store/records/fields';
import { type PublicKey, publicKeySchema } from '@/lib/encryption/public-key';
import { timestamp } from '@/lib/timestamp';

export const inboxLimits = {
  requests: 5000,
  steps: 300,
  /** In characters, as typed. */
  amount: 24,
} as const;

export type InboxKey = {
  id: 'firm';
  kid: string;
  publicKey: PublicKey;
  /** Not extractable. */
  privateKey: CryptoKey;
  /** In milliseconds. */
  since: number;
  /** The same key, extractable until its file is saved. */
  unsaved?: CryptoKey;
};

const { rid, number } = requestSchema.shape;

export const inboxRequestSchema = z.strictObject({
  id: rid,
  /** Comes with the request; a decision must be signed with its private half. */
  key: publicKeySchema,
  receivedAt: timestamp,
});

/** The firm's note; whether the message arrived is unknown. `null` withdraws it. */
const answerSentSchema = z.strictObject({
  step: z.literal('answer-sent'),
  at: timestamp,
  number,
  by: z.nullable(z.enum(channels)),
});

export const inboxStepSchema = z.strictObject({
  request: rid,
  number: z.int().check(z.nonnegative(), z.lt(inboxLimits.steps)),
  event: z.union([eventSchema, answerSentSchema]),
  /** The client's message as signed; `null` for the firm's own steps. */
  token: z.nullable(createStoredTextSchema(FRAGMENT_LIMIT)),
});

export const answerDraftSchema = z.strictObject({
  request: rid,
  lines: z
    .array(
      z.strictObject({
        key: z.int().check(z.nonnegative()),
        of: z.nullable(z.int().check(z.positive(), z.lte(threadLimits.lines))),
        price: z.optional(createStoredTextSchema(64)),
        service: createStoredTextSchema(threadLimits.service),
        fee: createStoredTextSchema(inboxLimits.amount),
        /** Empty or missing if the fee is paid once. */
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
