import * as z from 'zod/mini';
import {
  addTwoYears,
  createMessageTextSchema,
  createVisibleLineSchema,
  isWritten,
  messageEnvelope,
  messageNumberSchema,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { addDays, FINANCIAL_YEAR, formatYearRange, getDayInIndia } from '@/lib/days';
import { limits } from '@/lib/limits';

/**
 * The firm's one message about accepted work. Nothing here replaces its tax invoice (rule 46, CGST
 * Rules), which travels as one of the documents.
 */
export const updateLimits = {
  words: 500,
  entries: 20,
  needed: 10,
  /** All documents together: 50 MB. */
  bytes: 50 * 1024 * 1024,
  /** A form or a period: `GSTR-3B`, `October 2026`. */
  name: 60,
  rupees: threadLimits.rupees * threadLimits.lines * 2,
} as const;

/** Rule 46(b), CGST Rules: at most sixteen letters, digits, hyphens and slashes. */
export const INVOICE_NUMBER = /^[A-Za-z\d][A-Za-z\d/-]{0,15}$/;
/** An ARN, a token or a service request number. */
export const ACKNOWLEDGEMENT = /^[A-Za-z\d][A-Za-z\d/-]{3,39}$/;

const financialYear = z.string().check(
  z.regex(FINANCIAL_YEAR),
  z.refine((year) => year === formatYearRange(Number(year.slice(0, 4))), 'is no financial year'),
);

/** Whether the day had come when the message was written. Clocks may differ by a day. */
const isPast = (day: string, at: number) =>
  !isWritten(at) || (day >= '2020-01-01' && day <= addDays(getDayInIndia(at), 1));

export const filingSchema = z.strictObject({
  form: createVisibleLineSchema(updateLimits.name),
  period: createVisibleLineSchema(updateLimits.name),
  acknowledgement: z.string().check(z.regex(ACKNOWLEDGEMENT)),
  on: z.iso.date(),
});

/** A file of the ZIP that carries the update. A name is never a path. */
const packedFile = z.strictObject({
  name: createVisibleLineSchema(limits.fileName).check(z.regex(/^[^\\/]+$/)),
  size: z.int().check(z.positive(), z.lte(limits.fileBytes)),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
});
export type PackedFile = z.infer<typeof packedFile>;

const hasNoDuplicates = (files: readonly PackedFile[]) =>
  new Set(files.flatMap(({ name, sha256 }) => [name, sha256])).size === 2 * files.length;

const documents = z.strictObject({
  year: financialYear,
  files: z.array(packedFile).check(
    z.minLength(1),
    z.maxLength(updateLimits.entries),
    z.refine(hasNoDuplicates, 'names a file twice'),
    z.refine(
      (files) => files.reduce((sum, { size }) => sum + size, 0) <= updateLimits.bytes,
      'is more than one ZIP takes',
    ),
  ),
});

const amountToPay = z.strictObject({
  rupees: z.int().check(z.positive(), z.lte(updateLimits.rupees)),
  for: createVisibleLineSchema(updateLimits.name),
  by: z.iso.date(),
  /** The number of the firm's own tax invoice; `null` if it sent none. */
  invoice: z.nullable(z.string().check(z.regex(INVOICE_NUMBER))),
  /** The number of the update whose amount this one replaces; `null` if the firm names none. */
  replaces: z.optional(z.nullable(messageNumberSchema)),
});

export const updateSchema = z
  .strictObject({
    ...messageEnvelope,
    kind: z.literal('update'),
    words: createMessageTextSchema(updateLimits.words),
    filed: z.array(filingSchema).check(z.maxLength(updateLimits.entries)),
    needed: z.array(createVisibleLineSchema(threadLimits.remark)).check(
      z.maxLength(updateLimits.needed),
      z.refine((lines) => new Set(lines).size === lines.length, 'asks for a thing twice'),
    ),
    /** Lines of `needed` that the client must give once more, even if they were given before. */
    again: z.optional(z.array(z.string()).check(z.maxLength(updateLimits.needed))),
    /** Whether all the work of the quotation is done. */
    done: z.optional(z.boolean()),
    pay: z.nullable(amountToPay),
    /** The number of the earlier update whose amount the firm has received. */
    received: z.nullable(messageNumberSchema),
    /** What arrived, which differs from the amount where the client deducted tax (TDS). */
    receivedRupees: z.optional(z.int().check(z.positive(), z.lte(updateLimits.rupees))),
    documents: z.nullable(documents),
    by: createVisibleLineSchema(threadLimits.name),
  })
  .check(
    z.refine(
      ({ words: remark, filed, needed, done, pay, received, documents }) =>
        /\S/.test(remark) ||
        done === true ||
        filed.length > 0 ||
        needed.length > 0 ||
        pay !== null ||
        received !== null ||
        documents !== null,
      'says nothing',
    ),
    z.refine(
      ({ at, filed }) => filed.every(({ on }) => isPast(on, at)),
      'is filed on a day to come',
    ),
    z.refine(({ at, pay }) => {
      if (!pay || !isWritten(at)) return true;
      const day = getDayInIndia(at);
      return pay.by >= addDays(day, -1) && pay.by <= addTwoYears(day);
    }, 'is to be paid before its day, or after two years'),
    z.refine(
      ({ number, received, pay }) => Math.max(received ?? 0, pay?.replaces ?? 0) < number,
      'names a later update',
    ),
    z.refine(
      ({ received, receivedRupees }) => received !== null || receivedRupees === undefined,
      'received a sum for no amount',
    ),
    z.refine(
      ({ needed, again = [] }) => again.every((line) => needed.includes(line)),
      'asks again for what it does not ask for',
    ),
  );

export type UpdateMessage = z.infer<typeof updateSchema>;
export type Filing = z.infer<typeof filingSchema>;
export type AmountToPay = z.infer<typeof amountToPay>;
