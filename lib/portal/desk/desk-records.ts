import * as z from 'zod/mini';
import { LAST_DAY } from '@/lib/portal/database/limits';
import { channels, eventSchema } from '@/lib/portal/exchange/events';
import { FRAGMENT_LIMIT } from '@/lib/portal/exchange/link';
import { exchangeLimits, requestSchema, supplies } from '@/lib/portal/exchange/messages';
import { type PublicKey, publicKeySchema } from '@/lib/portal/exchange/public-key';

/** Limits of everything that the desk keeps; a restored file is checked against them too. */
export const deskLimits = {
  requests: 5000,
  /** The steps of one request. */
  steps: 300,
  /** How often a client may change one before only the newest is kept. */
  changes: 20,
  /** The length of an amount as typed. */
  amount: 24,
} as const;

export type DeskKey = {
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

const timestamp = z.int().check(z.nonnegative(), z.lte(Date.parse(LAST_DAY)));
const text = (longest: number) => z.string().check(z.maxLength(longest));
const { rid, number } = requestSchema.shape;

export const deskRequestSchema = z.strictObject({
  /** The random id that the client's browser gave the quotation. */
  id: rid,
  /** The public key that came with the request; a decision must be signed with its private half. */
  key: publicKeySchema,
  receivedAt: timestamp,
});

/** A note of the firm that an answer was sent; whether it arrived is unknown. */
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
  /** The client's message as signed; `null` for the firm's own steps. */
  token: z.nullable(text(FRAGMENT_LIMIT)),
});

/** An unfinished answer, with amounts as typed. */
export const draftSchema = z.strictObject({
  request: rid,
  lines: z
    .array(
      z.strictObject({
        /** Identifies a line while the draft is edited. */
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
  /** Empty if charged at actuals. */
  governmentFees: text(deskLimits.amount),
  notes: text(exchangeLimits.notes),
  by: text(exchangeLimits.name),
});

export type DeskRequest = z.infer<typeof deskRequestSchema>;
export type DeskStep = z.infer<typeof deskStepSchema>;
export type DeskEvent = DeskStep['event'];
export type AnswerDraft = z.infer<typeof draftSchema>;
export type DraftLine = AnswerDraft['lines'][number];
