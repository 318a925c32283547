import * as z from 'zod/mini';
import {
  answerSchema,
  decisionSchema,
  requestSchema,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { updateSchema } from '@/features/client-area/protocol/update-message';
import { timestamp as at } from '@/lib/timestamp';

/**
 * The history of a quotation, as an append-only log. The present state is computed from it
 * (`reduceThread`), and `appendEvent` (refusal.ts) refuses every event that is not possible.
 */
export const channels = ['whatsapp', 'mail', 'copy', 'share'] as const;

/** What the client notes of an amount to pay: "I have paid", "Not for me", or neither. */
const settlements = ['paid', 'declined', 'open'] as const;

const number = z.int().check(z.positive(), z.lte(threadLimits.number));

/** The signed message, so that it can be verified again. */
const token = z.string().check(z.maxLength(32_768));
/** With the id of the firm's key. */
const signed = { token, kid: z.string().check(z.regex(/^[\da-f]{16}$/)) };

/**
 * Every entry has its time. `unchecked` is of an entry from a restored file that counts for nothing:
 * the firm's signature on it could not be checked, or it rests on an entry of which that holds.
 */
const entry = { at, unchecked: z.optional(z.literal(true)) };

export const eventSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('requested'), ...entry, message: requestSchema }),
  /** The client's own note; whether the message arrived is unknown. `null` withdraws it. */
  z.strictObject({ step: z.literal('sent'), ...entry, number, by: z.nullable(z.enum(channels)) }),
  z.strictObject({ step: z.literal('answered'), ...entry, message: answerSchema, ...signed }),
  z.strictObject({ step: z.literal('decided'), ...entry, message: decisionSchema }),
  /** Its services were put into the cart again. */
  z.strictObject({ step: z.literal('asked-again'), ...entry }),
  /** The client notes that the accepted work has been filed, or withdraws the note. */
  z.strictObject({ step: z.literal('filed'), ...entry, isFiled: z.boolean() }),
  z.strictObject({ step: z.literal('updated'), ...entry, message: updateSchema, ...signed }),
  /** The client's own note on the amount of an update; `open` withdraws it. */
  z.strictObject({ step: z.literal('settled'), ...entry, number, as: z.enum(settlements) }),
]);

export type ThreadEvent = z.infer<typeof eventSchema>;
export type Answered = Extract<ThreadEvent, { step: 'answered' }>;
export type Updated = Extract<ThreadEvent, { step: 'updated' }>;
export type Settlement = (typeof settlements)[number];
export type Channel = (typeof channels)[number];

/** The most entries in a log. */
export const EVENT_LIMIT = 300;
