import * as z from 'zod/mini';
import {
  answerSchema,
  decisionSchema,
  requestSchema,
  threadLimits,
} from '@/lib/portal/thread/messages';
import { invoiceSchema, paidSchema, statusSchema } from '@/lib/portal/thread/work-messages';
import { timestamp as at } from '@/lib/portal/timestamp';

/**
 * The history of a quotation, as an append-only log. The present state is computed from it
 * (`stateOf`), and `appended` (refusal.ts) refuses every event that is not possible.
 */
export const channels = ['whatsapp', 'mail', 'copy', 'share'] as const;

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
  /** The client's own note; whether the message arrived is unknown. */
  z.strictObject({ step: z.literal('sent'), ...entry, number, by: z.enum(channels) }),
  z.strictObject({ step: z.literal('answered'), ...entry, message: answerSchema, ...signed }),
  z.strictObject({ step: z.literal('decided'), ...entry, message: decisionSchema }),
  /** Its services were put into the cart again. */
  z.strictObject({ step: z.literal('asked-again'), ...entry }),
  /** The client notes that the accepted work has been filed, or withdraws the note. */
  z.strictObject({ step: z.literal('filed'), ...entry, isFiled: z.boolean() }),
  /** The firm's news and its invoices. */
  z.strictObject({ step: z.literal('told'), ...entry, message: statusSchema, ...signed }),
  z.strictObject({ step: z.literal('invoiced'), ...entry, message: invoiceSchema, ...signed }),
  /** The client says that something was paid. */
  z.strictObject({ step: z.literal('paid'), ...entry, message: paidSchema, token }),
]);

export type ThreadEvent = z.infer<typeof eventSchema>;
export type Answered = Extract<ThreadEvent, { step: 'answered' }>;
export type Told = Extract<ThreadEvent, { step: 'told' }>;
export type Invoiced = Extract<ThreadEvent, { step: 'invoiced' }>;
export type Paid = Extract<ThreadEvent, { step: 'paid' }>;
export type Channel = (typeof channels)[number];

/** The most entries in a log. */
export const EVENT_LIMIT = 300;
