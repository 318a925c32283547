import * as z from 'zod/mini';
import { feeUnits } from '@/content/types/units';
import { QUOTATION_NUMBER } from '@/features/client-area/protocol/number';
import { getDayInIndia } from '@/lib/days';
import { addPaise } from '@/lib/fees/total';
import { computeGstByUnit, getAmount, getUnitFee, MOST_UNITS } from '@/lib/fees/units';
import { isBlank } from '@/lib/forms/limits';
import { limits } from '@/lib/limits';
import { fitText, isUnfit } from '@/lib/text/fit-text';

const FROM = Date.parse('2020-01-01');
const BEFORE = Date.parse('2101-01-01');

/** Whether a message can have been written at this time, in milliseconds. */
export const isWritten = (at: number): boolean => at >= FROM && at < BEFORE;

/** Only for comparisons: 29 February may become a day that does not exist. */
export const addTwoYears = (day: string) => `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`;

function hasAllowedValidity(answer: { at: number; validUntil: string }): boolean {
  if (!isWritten(answer.at)) return true;
  const day = getDayInIndia(answer.at);
  return answer.validUntil >= day && answer.validUntil <= addTwoYears(day);
}

/**
 * The messages between client and firm about a quotation, version 1. Links of this version must be
 * readable for ever (e2e/fixtures/), so these schemas may only be widened; any other change needs a new
 * version. Every text and list is bounded, and a message with an unknown key is rejected.
 */
export const MESSAGE_VERSION = 1;

/** Lengths in UTF-16 code units. */
export const threadLimits = {
  lines: 100,
  service: limits.service,
  rupees: limits.rupees,
  remark: 300,
  notes: 1000,
  name: 120,
  contact: 120,
  /** Messages from one side about one quotation. */
  number: 999,
  /** Lines of a computation attached to a service. */
  figures: 40,
  figure: 100,
} as const;

export const fitNote = (note: string): string => fitText(note, threadLimits.notes);

export const createMessageTextSchema = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !isUnfit(text), 'holds what no text should'),
  );
const createMessageLineSchema = (longest: number) =>
  createMessageTextSchema(longest).check(z.regex(/^[^\n]*$/));
export const createVisibleLineSchema = (longest: number) =>
  createMessageLineSchema(longest).check(z.refine((text) => !isBlank(text), 'shows nothing'));
const messageRupeesSchema = z.int().check(z.nonnegative(), z.lte(threadLimits.rupees));
const messageSumSchema = z
  .int()
  .check(z.nonnegative(), z.lte(threadLimits.rupees * threadLimits.lines * 2));
const lineNumberSchema = z.int().check(z.positive(), z.lte(threadLimits.lines));
export const messageNumberSchema = z.int().check(z.positive(), z.lte(threadLimits.number));
const priceKey = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(limits.key));

export const messageEnvelope = {
  v: z.literal(MESSAGE_VERSION),
  id: z.string().check(z.regex(QUOTATION_NUMBER)),
  /** 128 random bits that identify the quotation. */
  rid: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** Running number of the messages from one side about one quotation, from 1. */
  number: messageNumberSchema,
  /** In milliseconds, by the sender's clock. */
  at: z.int().check(z.refine(isWritten, 'is outside the years 2020 to 2100')),
};

const sampleFlagSchema = z.optional(z.literal(true));

const computationSchema = z.strictObject({
  title: createVisibleLineSchema(threadLimits.figure),
  figures: z
    .array(
      z.strictObject({
        label: createVisibleLineSchema(threadLimits.figure),
        words: createMessageLineSchema(threadLimits.figure),
      }),
    )
    .check(z.minLength(1), z.maxLength(threadLimits.figures)),
});

const feeBasis = {
  per: z.optional(z.enum(feeUnits)),
  quantity: z.optional(z.int().check(z.positive(), z.lte(MOST_UNITS))),
};
type Basis = { per?: unknown; quantity?: number | undefined; fee?: number | undefined };
const unitChecks = [
  z.refine<Basis>(({ per, quantity }) => !quantity || per !== undefined, 'counts no unit'),
  z.refine<Basis>(
    ({ fee = 0, quantity }) => getAmount({ rupees: fee, quantity }) <= threadLimits.rupees,
    'is too much',
  ),
] as const;

const askedLine = z
  .strictObject({
    /** A service with a price id takes its name from the firm's list. */
    price: z.optional(priceKey),
    service: z.optional(createVisibleLineSchema(threadLimits.service)),
    fee: z.optional(messageRupeesSchema),
    /** The fee is the lowest for work that is quoted by scope. */
    from: z.optional(z.literal(true)),
    ...feeBasis,
    computation: z.optional(computationSchema),
    state: z.optional(createVisibleLineSchema(limits.state)),
    people: z.optional(z.int().check(z.positive(), z.lte(limits.people))),
  })
  .check(
    z.refine(
      ({ price, service }) => price !== undefined || service !== undefined,
      'names no service',
    ),
    ...unitChecks,
  );

export const requestSchema = z.strictObject({
  ...messageEnvelope,
  kind: z.literal('request'),
  sample: sampleFlagSchema,
  lines: z.array(askedLine).check(z.minLength(1), z.maxLength(threadLimits.lines)),
  notes: createMessageTextSchema(threadLimits.notes),
  client: z.strictObject({
    name: createMessageLineSchema(threadLimits.name),
    email: createMessageLineSchema(threadLimits.contact),
    phone: createMessageLineSchema(threadLimits.contact),
  }),
});

export const supplies = ['intra', 'inter', 'none'] as const;

const gstSchema = z.strictObject({
  supply: z.enum(supplies),
  /** In percent. */
  rate: z.int().check(z.nonnegative(), z.lte(100)),
  /** To the paisa. */
  rupees: z.number().check(z.nonnegative(), z.lte(threadLimits.rupees * threadLimits.lines * 2)),
});

const answeredLine = z
  .strictObject({
    /** The line of the request that this answers, from 1; `null` if the firm added it. */
    of: z.nullable(lineNumberSchema),
    price: z.optional(priceKey),
    service: createVisibleLineSchema(threadLimits.service),
    fee: messageRupeesSchema,
    ...feeBasis,
    why: createMessageLineSchema(threadLimits.remark),
  })
  .check(...unitChecks);

export const answerSchema = z
  .strictObject({
    ...messageEnvelope,
    kind: z.literal('answer'),
    lines: z.array(answeredLine).check(z.minLength(1), z.maxLength(threadLimits.lines)),
    discount: messageRupeesSchema,
    gst: gstSchema,
    /** Fees less discount, with GST, in whole rupees; rounded for each unit (totals.ts). */
    total: messageSumSchema,
    /** Not in the total; `null` if charged at actuals, against receipts. */
    governmentFees: z.nullable(messageRupeesSchema),
    notes: createMessageTextSchema(threadLimits.notes),
    validUntil: z.iso.date(),
    by: createVisibleLineSchema(threadLimits.name),
  })
  .check(
    z.refine(
      ({ lines, discount, gst, total }) => {
        const bills = computeGstByUnit(lines.map(getUnitFee), discount, gst.supply, gst.rate);
        return (
          bills.every(({ taxable }) => taxable >= 0) &&
          gst.rupees === addPaise(...bills.map((bill) => bill.gst)) &&
          total === addPaise(...bills.map((bill) => bill.total))
        );
      },
      { error: 'does not add up' },
    ),
    z.refine(hasAllowedValidity, 'is valid until a day before its own, or for more than two years'),
    z.refine(({ lines }) => {
      const asked = lines.flatMap(({ of: lineNumber }) => lineNumber ?? []);
      return new Set(asked).size === asked.length;
    }, 'answers a line twice'),
  );

export const declineReasons = {
  fee: 'The fee is more than I had planned',
  elsewhere: 'I have engaged someone else',
  unneeded: 'I no longer need this',
  scope: 'It does not cover what I need',
  time: 'It would take too long',
  other: 'Another reason',
} as const;

type Reason = keyof typeof declineReasons;
const reasons = Object.keys(declineReasons) as [Reason, ...Reason[]];

export const decisionSchema = z.strictObject({
  ...messageEnvelope,
  kind: z.literal('decision'),
  sample: sampleFlagSchema,
  answer: messageNumberSchema,
  /** SHA-256 of the answer's header and payload, in hexadecimal. */
  hash: z.string().check(z.regex(/^[\da-f]{64}$/)),
  choice: z.discriminatedUnion('step', [
    z.strictObject({
      step: z.literal('accepted'),
      name: createVisibleLineSchema(threadLimits.name),
      total: messageSumSchema,
      /** The total by unit, unless all of it is paid once. */
      sums: z.optional(
        z
          .array(z.strictObject({ rupees: messageSumSchema, per: z.optional(z.enum(feeUnits)) }))
          .check(z.minLength(1), z.maxLength(feeUnits.length + 1)),
      ),
    }),
    z
      .strictObject({
        step: z.literal('declined'),
        reason: z.enum(reasons),
        words: createMessageLineSchema(threadLimits.remark),
      })
      .check(
        z.refine(
          ({ reason, words: remark }) => reason !== 'other' || remark !== '',
          'has no reason',
        ),
      ),
    z
      .strictObject({
        step: z.literal('change'),
        wishes: z
          .array(
            z.strictObject({
              line: lineNumberSchema,
              words: createVisibleLineSchema(threadLimits.remark),
            }),
          )
          .check(z.maxLength(threadLimits.lines)),
        words: createMessageTextSchema(threadLimits.notes),
      })
      .check(
        z.refine(({ wishes, words: remark }) => wishes.length > 0 || remark !== '', 'asks nothing'),
      ),
    z.strictObject({
      step: z.literal('undone'),
      undid: z.enum(['accepted', 'declined', 'change']),
    }),
  ]),
});

export type Computation = z.infer<typeof computationSchema>;
export type RequestMessage = z.infer<typeof requestSchema>;
export type AnswerMessage = z.infer<typeof answerSchema>;
export type DecisionMessage = z.infer<typeof decisionSchema>;
export type Choice = DecisionMessage['choice'];
