import * as z from 'zod/mini';
import { addDays, dayInIndia, FINANCIAL_YEAR, yearFrom } from '@/lib/days';
import { billOf, feesOf } from '@/lib/fees/total';
import { limits } from '@/lib/portal/limits';
import {
  gst,
  isWritten,
  letterhead,
  line,
  place,
  running,
  rupees,
  said,
  sample,
  sum,
  threadLimits,
  twoYearsOn,
} from '@/lib/portal/thread/messages';

/*
 * The messages about accepted work: the firm's news and invoices, and what the client says was paid.
 * They are kinds of version 1, under the same rules as the first three.
 */
export const workLimits = {
  /** What a status waits for, what it says is filed, or the documents beside it. */
  entries: 20,
  /** Those documents together: 50 MB. */
  bytes: 50 * 1024 * 1024,
  /** A form or a period: `GSTR-3B`, `October 2026`. */
  name: 60,
  /** Of a whole quotation. */
  paise: threadLimits.rupees * threadLimits.lines * 2 * 100,
} as const;

/** Rule 46(b), CGST Rules: at most sixteen letters, digits, hyphens and slashes. */
export const INVOICE_NUMBER = /^[A-Za-z\d][A-Za-z\d/-]{0,15}$/;
/** A UTR, or the reference number that a UPI app shows. */
export const REFERENCE = /^[A-Za-z\d]{6,35}$/;
/** An ARN, a token or a service request number. */
export const ACKNOWLEDGEMENT = /^[A-Za-z\d][A-Za-z\d/-]{3,39}$/;
/** A month of a yearly round: `2026-10`. */
export const MONTH = /^20[2-9]\d-(?:0[1-9]|1[0-2])$/;

const financialYear = z.string().check(
  z.regex(FINANCIAL_YEAR),
  z.refine((year) => year === yearFrom(Number(year.slice(0, 4))), 'is no financial year'),
);

const invoiceNumber = z.string().check(z.regex(INVOICE_NUMBER));
const paise = z.int().check(z.positive(), z.lte(workLimits.paise));

/** Whether a day had come when the message was written. Clocks may differ by a day. */
const isPast = (day: string, at: number) =>
  !isWritten(at) || (day >= '2020-01-01' && day <= addDays(dayInIndia(at), 1));

export const filingSchema = z.strictObject({
  form: said(workLimits.name),
  period: said(workLimits.name),
  acknowledgement: z.string().check(z.regex(ACKNOWLEDGEMENT)),
  on: z.iso.date(),
  /** The tax paid with it; `null` if the firm does not say. */
  paise: z.nullable(z.int().check(z.nonnegative(), z.lte(workLimits.paise))),
});

/** A file of the ZIP that a message goes with (firm/pack.ts); a name is never a path. */
const packedFile = z.strictObject({
  name: said(limits.fileName).check(z.regex(/^[^\\/]+$/)),
  size: z.int().check(z.positive(), z.lte(limits.fileBytes)),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
});
export type PackedFile = z.infer<typeof packedFile>;

const isEachOnce = (files: readonly PackedFile[]) =>
  new Set(files.flatMap(({ name, sha256 }) => [name, sha256])).size === 2 * files.length;

/** What the firm says of the accepted work, or of one month of it. */
export const statusSchema = z
  .strictObject({
    ...letterhead,
    kind: z.literal('status'),
    month: z.optional(z.string().check(z.regex(MONTH))),
    state: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('working'), words: line(threadLimits.remark) }),
      z.strictObject({
        step: z.literal('waiting'),
        for: z
          .array(said(threadLimits.remark))
          .check(z.minLength(1), z.maxLength(workLimits.entries)),
      }),
      z.strictObject({
        step: z.literal('filed'),
        filings: z.array(filingSchema).check(z.minLength(1), z.maxLength(workLimits.entries)),
      }),
      z.strictObject({ step: z.literal('done'), words: line(threadLimits.remark) }),
      z.strictObject({
        step: z.literal('documents'),
        year: financialYear,
        files: z.array(packedFile).check(
          z.minLength(1),
          z.maxLength(workLimits.entries),
          z.refine(isEachOnce, 'names a file twice'),
          z.refine(
            (files) => files.reduce((sum, { size }) => sum + size, 0) <= workLimits.bytes,
            'is more than one ZIP takes',
          ),
        ),
      }),
      /** The firm has received a payment, by the number of the client's message about it. */
      z.strictObject({ step: z.literal('received'), payment: running, paise }),
    ]),
    by: said(threadLimits.name),
  })
  .check(
    z.refine(
      ({ at, state }) => state.step !== 'filed' || state.filings.every(({ on }) => isPast(on, at)),
      'is filed on a day to come',
    ),
  );

export const invoiceSchema = z
  .strictObject({
    ...letterhead,
    kind: z.literal('invoice'),
    invoice: invoiceNumber,
    on: z.iso.date(),
    due: z.iso.date(),
    /** The number of the accepted answer, and the lines of it that are billed. */
    answer: running,
    lines: z
      .array(z.strictObject({ of: place, service: said(threadLimits.service), fee: rupees }))
      .check(z.minLength(1), z.maxLength(threadLimits.lines)),
    discount: rupees,
    gst,
    /** Fees less discount, with GST, in whole rupees. */
    total: sum.check(z.positive()),
    by: said(threadLimits.name),
  })
  .check(
    z.refine(
      ({ lines, discount, gst, total }) => {
        const taxable = feesOf(lines) - discount;
        const bill = billOf(taxable, gst.supply, gst.rate);
        return taxable >= 0 && gst.rupees === bill.gst && total === bill.total;
      },
      { error: 'does not add up' },
    ),
    z.refine(({ at, on }) => isPast(on, at), 'is dated on a day to come'),
    z.refine(
      ({ on, due }) => due >= on && due <= twoYearsOn(on),
      'is due before its day, or after two years',
    ),
    z.refine(
      ({ lines }) => new Set(lines.map(({ of }) => of)).size === lines.length,
      'bills a line twice',
    ),
  );

export const paidSchema = z
  .strictObject({
    ...letterhead,
    kind: z.literal('paid'),
    sample,
    /** The invoice that was paid; `null` for the quotation itself. */
    invoice: z.nullable(invoiceNumber),
    reference: z.string().check(z.regex(REFERENCE)),
    on: z.iso.date(),
    paise,
  })
  .check(z.refine(({ at, on }) => isPast(on, at), 'is paid on a day to come'));

export type StatusMessage = z.infer<typeof statusSchema>;
export type InvoiceMessage = z.infer<typeof invoiceSchema>;

/** What a message says of the documents in the ZIP with it; `null` for one that goes as a link. */
export const packedIn = (message: StatusMessage | InvoiceMessage) =>
  message.kind === 'status' && message.state.step === 'documents' ? message.state : null;
export type PaidMessage = z.infer<typeof paidSchema>;
export type Filing = z.infer<typeof filingSchema>;
