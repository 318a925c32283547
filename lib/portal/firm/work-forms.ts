import * as z from 'zod/mini';
import type { IsoDate } from '@/content/types/units';
import { addDays } from '@/lib/days';
import { isBlank } from '@/lib/forms/limits';
import type { Billed, News } from '@/lib/portal/firm/work';
import { paiseOf } from '@/lib/portal/money/paid-form';
import { fitLine } from '@/lib/portal/thread/fit-text';
import { threadLimits } from '@/lib/portal/thread/messages';
import {
  ACKNOWLEDGEMENT,
  type Filing,
  filingSchema,
  INVOICE_NUMBER,
  MONTH,
  workLimits,
} from '@/lib/portal/thread/work-messages';

export const newsSteps = ['working', 'waiting', 'filed', 'done'] as const;

/** What the firm types of news. */
export type NewsFields = {
  step: string;
  /** Empty for the work as a whole. */
  month: string;
  /** Of `waiting`, one thing a line. */
  words: string;
  form: string;
  period: string;
  acknowledgement: string;
  on: string;
  /** Empty if the firm does not say. */
  tax: string;
  /** Filings that were added before the one in the fields, as JSON: a draft is made of texts. */
  added: string;
  by: string;
};

/** The fields of one filing. */
export const filingFields = ['form', 'period', 'acknowledgement', 'on', 'tax'] as const;

export const firstNews = (today: string, by: string): NewsFields => ({
  step: 'working',
  month: '',
  words: '',
  form: '',
  period: '',
  acknowledgement: '',
  on: today,
  tax: '',
  added: '',
  by,
});

const linesOf = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => fitLine(line, threadLimits.remark))
    .filter(Boolean);

const noBlanks = (text: string) => text.replaceAll(/\s/g, '');

/** The filings that were added before; none in a draft that another build kept. */
export function addedFilings({ added }: Pick<NewsFields, 'added'>): Filing[] {
  try {
    return z.array(filingSchema).parse(JSON.parse(added || '[]'));
  } catch {
    return [];
  }
}

const filingOf = ({ form, period, acknowledgement, on, tax }: NewsFields): Filing => ({
  form: fitLine(form, workLimits.name),
  period: fitLine(period, workLimits.name),
  acknowledgement: noBlanks(acknowledgement),
  on,
  paise: tax === '' ? null : paiseOf(tax),
});

/** The form for the next filing, which is mostly of the same period and day. */
export function afterFiling(fields: NewsFields): Partial<NewsFields> {
  if (isRest(fields)) return {};
  const added = JSON.stringify([...addedFilings(fields), filingOf(fields)]);
  return { added, form: '', acknowledgement: '', tax: '' };
}

/** Whether what was added is all: nothing more is named in the fields. */
const isRest = (fields: NewsFields): boolean =>
  isBlank(fields.form) && isBlank(fields.acknowledgement) && addedFilings(fields).length > 0;

const rule = (
  step: (typeof newsSteps)[number],
  path: keyof NewsFields,
  error: string,
  isRight: (text: string) => boolean,
) =>
  z.refine<NewsFields>(
    (fields) =>
      fields.step !== step || (step === 'filed' && isRest(fields)) || isRight(fields[path]),
    { error, path: [path] },
  );

/** The rules of the form on a day. */
export const newsFormSchema = (today: IsoDate) =>
  z
    .object({
      step: z.enum(newsSteps) as unknown as z.ZodMiniType<string, string>,
      month: z.string().check(z.refine((text) => text === '' || MONTH.test(text))),
      words: z.string(),
      form: z.string(),
      period: z.string(),
      acknowledgement: z.string(),
      on: z.string(),
      tax: z.string(),
      added: z.string(),
      by: z.string().check(z.refine((text) => !isBlank(text), 'Say who writes')),
    })
    .check(
      rule(
        'waiting',
        'words',
        `Say what you wait for, at most ${workLimits.entries} lines`,
        (text) => {
          const { length } = linesOf(text);
          return length > 0 && length <= workLimits.entries;
        },
      ),
      rule('filed', 'form', 'Name the form, such as GSTR-3B', (text) => !isBlank(text)),
      rule('filed', 'period', 'Name the period, such as October 2026', (text) => !isBlank(text)),
      rule('filed', 'acknowledgement', 'Enter the number: letters, digits, - and /', (text) =>
        ACKNOWLEDGEMENT.test(noBlanks(text)),
      ),
      rule(
        'filed',
        'on',
        'Enter a day up to today',
        (day) => z.iso.date().safeParse(day).success && day >= '2020-01-01' && day <= today,
      ),
      rule('filed', 'tax', 'Enter an amount in rupees, or nothing', (text) => {
        const paise = paiseOf(text || '0');
        return paise !== null && paise <= workLimits.paise;
      }),
    );

function stateOf(fields: NewsFields): News['state'] {
  const { step, words } = fields;
  switch (step) {
    case 'waiting':
      return { step, for: linesOf(words) };
    case 'filed':
      return {
        step,
        filings: [...addedFilings(fields), ...(isRest(fields) ? [] : [filingOf(fields)])],
      };
    default:
      return {
        step: step === 'done' ? 'done' : 'working',
        words: fitLine(words, threadLimits.remark),
      };
  }
}

/** The news in a form without faults. */
export const newsOf = (fields: NewsFields): News => ({
  ...(fields.month !== '' && { month: fields.month }),
  state: stateOf(fields),
  by: fitLine(fields.by, threadLimits.name),
});

/** What the firm types of an invoice; its lines and fees are those that were accepted. */
export type InvoiceFields = { invoice: string; on: string; due: string };

const DUE_IN_DAYS = 15;

export const firstInvoice = (today: string): InvoiceFields => ({
  invoice: '',
  on: today,
  due: addDays(today, DUE_IN_DAYS),
});

export const invoiceFormSchema = (today: string, used: readonly string[]) =>
  z
    .object({
      invoice: z.string().check(
        z.overwrite((text) => noBlanks(text)),
        z.regex(INVOICE_NUMBER, 'Enter its number: at most 16 letters, digits, - and /'),
        z.refine((text) => !used.includes(text), 'An invoice of this number is here already'),
      ),
      on: z.iso
        .date('Enter its day')
        .check(
          z.refine((day) => day >= '2020-01-01' && day <= today, 'Enter its day, up to today'),
        ),
      due: z.iso.date('Enter the last day to pay'),
    })
    .check(
      z.refine(({ on, due }) => due >= on && due <= addDays(on, 730), {
        error: 'Enter a day from the day of the invoice on, within two years',
        path: ['due'],
      }),
    );

export const billedOf = (fields: InvoiceFields, lines: readonly number[]): Billed => ({
  ...fields,
  lines,
});
