import * as z from 'zod/mini';
import { LAST_DAY } from '@/lib/portal/database/limits';
import { FRAGMENT_LIMIT } from '@/lib/portal/exchange/link';
import { channels, eventSchema } from '@/lib/portal/exchange/log';
import { exchangeLimits, requestSchema, supplies } from '@/lib/portal/exchange/messages';
import { type PublicKey, publicKeySchema } from '@/lib/portal/exchange/public-key';

/** The shape of everything that the desk keeps, bounded; a restored file is checked against it. */
export const deskLimits = {
  requests: 5000,
  /** Of one request. */
  steps: 300,
  /** Of an amount as it is typed. */
  amount: 24,
} as const;

export type DeskKey = {
  id: 'firm';
  /** By which an answer names it. */
  kid: string;
  publicKey: PublicKey;
  /** Signs, and cannot be read out. */
  privateKey: CryptoKey;
  /** In milliseconds. */
  since: number;
};

const timestamp = z.int().check(z.nonnegative(), z.lte(Date.parse(LAST_DAY)));
const text = (longest: number) => z.string().check(z.maxLength(longest));
const { rid, number } = requestSchema.shape;

export const deskRequestSchema = z.strictObject({
  /** The random id that the client's browser gave the quotation. */
  id: rid,
  /** Public half of the key that came with the request: whoever decides must sign with it. */
  key: publicKeySchema,
  receivedAt: timestamp,
});

/** An answer that was sent, as the firm said; nothing tells whether it arrived. */
const answerSentSchema = z.strictObject({
  step: z.literal('answer-sent'),
  at: timestamp,
  number,
  by: z.enum(channels),
});

export const deskStepSchema = z.strictObject({
  request: rid,
  /** Its place in the log of the request, from 0. */
  number: z.int().check(z.nonnegative(), z.lt(deskLimits.steps)),
  event: z.union([eventSchema, answerSentSchema]),
  /** The client's message as it was signed; `null` for what the firm itself did. */
  token: z.nullable(text(FRAGMENT_LIMIT)),
});

/** An answer that is being written: amounts as they are typed. */
export const draftSchema = z.strictObject({
  request: rid,
  lines: z
    .array(
      z.strictObject({
        /** Tells lines apart while they are written. */
        key: z.int().check(z.nonnegative()),
        of: z.nullable(z.int().check(z.positive(), z.lte(exchangeLimits.lines))),
        price: z.optional(text(64)),
        service: text(exchangeLimits.service),
        fee: text(deskLimits.amount),
        why: text(exchangeLimits.remark),
      }),
    )
    .check(z.maxLength(exchangeLimits.lines)),
  discount: text(deskLimits.amount),
  supply: z.enum(supplies),
  /** Empty where they are charged at actuals. */
  governmentFees: text(deskLimits.amount),
  notes: text(exchangeLimits.notes),
  by: text(exchangeLimits.name),
});

export type DeskRequest = z.infer<typeof deskRequestSchema>;
export type DeskStep = z.infer<typeof deskStepSchema>;
export type DeskEvent = DeskStep['event'];
export type AnswerDraft = z.infer<typeof draftSchema>;
export type DraftLine = AnswerDraft['lines'][number];
