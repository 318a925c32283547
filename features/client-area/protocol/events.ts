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
 * The history of a quotation is an append-only log. Its state is computed from it (`computeState`),
 * and `appendEvent` (append-event.ts) rejects every event that is not possible.
 */
export const channels = ['whatsapp', 'mail', 'copy', 'share'] as const;

/** The client's note on an amount to pay: "I have paid", "Not for me", or neither. */
const settlements = ['paid', 'declined', 'open'] as const;

const number = z.int().check(z.positive(), z.lte(threadLimits.number));

/** Stored so that it can be verified again. */
const token = z.string().check(z.maxLength(32_768));
const signed = { token, kid: z.string().check(z.regex(/^[\da-f]{16}$/)) };

/**
 * `unchecked`: an event from a restored file that does not count, because the firm's signature
 * could not be checked on it or on an event that it depends on.
 */
const entry = { at, unchecked: z.optional(z.literal(true)) };

export const eventSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('requested'), ...entry, message: requestSchema }),
  /** The client's own note: whether the message arrived is unknown. `null` withdraws it. */
  z.strictObject({ step: z.literal('sent'), ...entry, number, by: z.nullable(z.enum(channels)) }),
  z.strictObject({ step: z.literal('answered'), ...entry, message: answerSchema, ...signed }),
  z.strictObject({ step: z.literal('decided'), ...entry, message: decisionSchema }),
  z.strictObject({ step: z.literal('asked-again'), ...entry }),
  z.strictObject({ step: z.literal('filed'), ...entry, isFiled: z.boolean() }),
  z.strictObject({ step: z.literal('updated'), ...entry, message: updateSchema, ...signed }),
  z.strictObject({ step: z.literal('settled'), ...entry, number, as: z.enum(settlements) }),
]);

export type ThreadEvent = z.infer<typeof eventSchema>;
export type Answered = Extract<ThreadEvent, { step: 'answered' }>;
export type Updated = Extract<ThreadEvent, { step: 'updated' }>;
export type Settlement = (typeof settlements)[number];
export type Channel = (typeof channels)[number];

export const EVENT_LIMIT = 300;
