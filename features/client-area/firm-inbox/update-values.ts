import * as z from 'zod/mini';
import type { IsoDate } from '@/content/types/units';
import { formatWholeAmount } from '@/content/words/rupees';
import { parseWholeRupees } from '@/features/client-area/firm-inbox/answer/figures';
import { threadLimits } from '@/features/client-area/protocol/messages';
import { isPaymentReceived, type Payable } from '@/features/client-area/protocol/state';
import {
  ACKNOWLEDGEMENT,
  type Filing,
  filingSchema,
  INVOICE_NUMBER,
  type UpdateMessage,
  updateLimits,
} from '@/features/client-area/protocol/update-message';
import { addDays } from '@/lib/days';
import { isBlank } from '@/lib/forms/limits';
import { formatMonthKey, getMonthKey, getPreviousMonthKey } from '@/lib/months';
import { fitLine, fitText } from '@/lib/text/fit-text';

/** As typed. Everything but `by` may be empty. */
export type UpdateInput = {
  words: string;
  form: string;
  /** The form suggested from the last filing; alone it does not make a filing. */
  suggested: string;
  period: string;
  acknowledgement: string;
  on: string;
  /** Filings added before the one in the fields, as JSON, since a draft holds only texts. */
  added: string;
  /** `yes` if all the work is done. */
  done: string;
  needed: string;
  /** The lines of `needed` that are asked for again, one a line. */
  again: string;
  rupees: string;
  for: string;
  payBy: string;
  invoice: string;
  /** The number of the update whose amount this one replaces, `NEW_AMOUNT`, or empty. */
  replaces: string;
  /** How many files were chosen, since a draft cannot hold them; empty for none. */
  files: string;
  /** The number of the update whose amount was received; empty for none. */
  received: string;
  receivedRupees: string;
  by: string;
};

export const NEW_AMOUNT = 'new';

export type UpdateContent = Pick<
  UpdateMessage,
  'words' | 'filed' | 'done' | 'needed' | 'again' | 'pay' | 'received' | 'receivedRupees' | 'by'
>;

export const filingFields = ['form', 'period', 'acknowledgement', 'on'] as const;

const DUE_IN_DAYS = 15;

function suggestFiling(last?: Filing): Pick<UpdateInput, 'form' | 'suggested' | 'period'> {
  const month = last && getMonthKey(last.on);
  if (!month || last.period !== formatMonthKey(getPreviousMonthKey(month))) {
    return { form: '', suggested: '', period: '' };
  }
  return { form: last.form, suggested: last.form, period: formatMonthKey(month) };
}

/**
 * `needed`: what the last update asked for, which stays until the firm removes it. `wasDone`: what it
 * said of the work.
 */
export const createEmptyUpdate = (
  today: IsoDate,
  by: string,
  needed: readonly string[] = [],
  last?: Filing,
  wasDone = false,
): UpdateInput => ({
  words: '',
  ...suggestFiling(last),
  acknowledgement: '',
  on: today,
  added: '',
  done: wasDone ? 'yes' : '',
  needed: needed.join('\n'),
  again: '',
  rupees: '',
  for: '',
  payBy: addDays(today, DUE_IN_DAYS),
  invoice: '',
  replaces: '',
  files: '',
  received: '',
  receivedRupees: '',
  by,
});

export const listNeededLines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => fitLine(line, threadLimits.remark))
      .filter(Boolean),
  ),
];

const removeBlanks = (text: string) => text.replaceAll(/\s/g, '');

export function parseAddedFilings({ added }: Pick<UpdateInput, 'added'>): Filing[] {
  try {
    return z.array(filingSchema).parse(JSON.parse(added || '[]'));
  } catch {
    return [];
  }
}

const hasFiling = ({ form, suggested, acknowledgement }: UpdateInput): boolean =>
  (!isBlank(form) && form !== suggested) || !isBlank(acknowledgement);

const hasAmount = ({ rupees, invoice, for: what }: UpdateInput): boolean =>
  !isBlank(rupees) || !isBlank(invoice) || !isBlank(what);

const readFiling = ({ form, period, acknowledgement, on }: UpdateInput): Filing => ({
  form: fitLine(form, updateLimits.name),
  period: fitLine(period, updateLimits.name),
  acknowledgement: removeBlanks(acknowledgement),
  on,
});

export function addFiling(input: UpdateInput): Partial<UpdateInput> {
  if (!hasFiling(input)) return {};
  const added = JSON.stringify([...parseAddedFilings(input), readFiling(input)]);
  return { added, form: '', acknowledgement: '' };
}

const isDay = (text: string) => z.iso.date().safeParse(text).success;

export const listOpen = (payables: readonly Payable[]): Payable[] =>
  payables.filter((payable) => !isPaymentReceived(payable));

/** Whether the firm has to say if the amount is new: an open one is for the same thing. */
export const isAskedAlready = (
  { for: what, invoice }: Pick<UpdateInput, 'for' | 'invoice'>,
  payables: readonly Payable[],
): boolean => {
  const open = listOpen(payables);
  const number = removeBlanks(invoice);
  const fitted = fitLine(what, updateLimits.name).toLowerCase();
  return (
    fitted !== '' &&
    !open.some((each) => each.invoice !== null && each.invoice === number) &&
    open.some((each) => each.for.toLowerCase() === fitted)
  );
};

const getAmountValues = ({ rupees, for: what, invoice }: Payable) => ({
  rupees: formatWholeAmount(rupees),
  for: what,
  invoice: invoice ?? '',
});

type AmountValues = ReturnType<typeof getAmountValues>;

/**
 * A correction begins with what it corrects. What the firm typed stays: only a field that is empty,
 * or has the value of the amount chosen before, is filled in.
 */
export function fillCorrection(
  typed: AmountValues,
  replaced: Payable,
  chosenBefore: Payable | null,
): AmountValues {
  const values = getAmountValues(replaced);
  const before = chosenBefore && getAmountValues(chosenBefore);
  const choose = (name: keyof AmountValues) =>
    isBlank(typed[name]) || typed[name] === before?.[name] ? values[name] : typed[name];
  return { rupees: choose('rupees'), for: choose('for'), invoice: choose('invoice') };
}

const readAmount = (text: string) => parseWholeRupees(text, updateLimits.rupees);

export function makeUpdateFormSchema(
  today: IsoDate,
  hasDocuments: boolean,
  payables: readonly Payable[] = [],
) {
  const received = payables.filter(isPaymentReceived);
  const rule = (
    path: keyof UpdateInput,
    error: string,
    applies: (input: UpdateInput) => boolean,
    isRight: (text: string) => boolean,
  ) =>
    z.refine<UpdateInput>((input) => !applies(input) || isRight(input[path]), {
      error,
      path: [path],
    });
  const always = () => true;
  return z
    .object({
      words: z.string(),
      form: z.string(),
      suggested: z.string(),
      period: z.string(),
      acknowledgement: z.string(),
      on: z.string(),
      added: z.string(),
      done: z.string(),
      needed: z.string(),
      again: z.string(),
      rupees: z.string(),
      for: z.string(),
      payBy: z.string(),
      invoice: z.string(),
      replaces: z.string(),
      files: z.string(),
      received: z.string(),
      receivedRupees: z.string(),
      by: z.string(),
    })
    .check(
      rule('form', 'Name the form, such as GSTR-3B', hasFiling, (text) => !isBlank(text)),
      rule('period', 'Name the period, such as October 2026', hasFiling, (text) => !isBlank(text)),
      rule('acknowledgement', 'Enter the number: letters, digits, - and /', hasFiling, (text) =>
        ACKNOWLEDGEMENT.test(removeBlanks(text)),
      ),
      rule(
        'on',
        'Enter the day, not one to come',
        hasFiling,
        (day) => isDay(day) && day >= '2020-01-01' && day <= today,
      ),
      rule(
        'needed',
        `Name at most ${updateLimits.needed} things, one a line`,
        always,
        (text) => listNeededLines(text).length <= updateLimits.needed,
      ),
      rule('needed', `Keep each line to ${threadLimits.remark} characters`, always, (text) =>
        text.split('\n').every((line) => line.trim().length <= threadLimits.remark),
      ),
      rule(
        'needed',
        'Remove these lines, or do not say that all the work is done',
        ({ done }) => done !== '',
        (text) => listNeededLines(text).length === 0,
      ),
      rule(
        'rupees',
        'Enter whole rupees, above 0',
        hasAmount,
        (text) => (readAmount(text) ?? 0) > 0,
      ),
      rule('for', 'Say what it is for', hasAmount, (text) => !isBlank(text)),
      rule(
        'payBy',
        'Enter a day from today on, within two years',
        hasAmount,
        (day) => isDay(day) && day >= today && day <= addDays(today, 730),
      ),
      rule(
        'invoice',
        'Enter its number: at most 16 letters, digits, - and /',
        ({ invoice }) => !isBlank(invoice),
        (text) => INVOICE_NUMBER.test(removeBlanks(text)),
      ),
      ...received.flatMap(({ invoice: number }) =>
        number === null
          ? []
          : [
              rule(
                'invoice',
                `Invoice ${number} is already received`,
                hasAmount,
                (text) => removeBlanks(text) !== number,
              ),
            ],
      ),
      rule(
        'replaces',
        'You have asked for this already: say whether this amount takes its place',
        (input) => hasAmount(input) && isAskedAlready(input, payables),
        (text) => text !== '',
      ),
      rule(
        'receivedRupees',
        'Enter whole rupees, above 0, or leave it empty',
        ({ received, receivedRupees }) => received !== '' && !isBlank(receivedRupees),
        (text) => (readAmount(text) ?? 0) > 0,
      ),
      rule('by', 'Say who writes', always, (text) => !isBlank(text)),
      rule(
        'words',
        'Write something, or fill in one of the parts below',
        (input) =>
          !hasDocuments &&
          !hasFiling(input) &&
          !hasAmount(input) &&
          input.done === '' &&
          input.received === '' &&
          parseAddedFilings(input).length === 0 &&
          listNeededLines(input.needed).length === 0,
        (text) => !isBlank(text),
      ),
    );
}

const readPay = (input: UpdateInput): UpdateContent['pay'] =>
  hasAmount(input)
    ? {
        rupees: readAmount(input.rupees) ?? 0,
        for: fitLine(input.for, updateLimits.name),
        by: input.payBy,
        invoice: isBlank(input.invoice) ? null : removeBlanks(input.invoice),
        replaces: ['', NEW_AMOUNT].includes(input.replaces) ? null : Number(input.replaces),
      }
    : null;

export function readUpdate(input: UpdateInput): UpdateContent {
  const needed = listNeededLines(input.needed);
  const again = listNeededLines(input.again);
  const received = input.received === '' ? null : Number(input.received);
  const receivedRupees = received === null ? null : readAmount(input.receivedRupees);
  return {
    words: fitText(input.words, updateLimits.words),
    filed: [...parseAddedFilings(input), ...(hasFiling(input) ? [readFiling(input)] : [])],
    done: input.done !== '',
    needed,
    again: needed.filter((line) => again.includes(line)),
    pay: readPay(input),
    received,
    ...(receivedRupees !== null && { receivedRupees }),
    by: fitLine(input.by, threadLimits.name),
  };
}
