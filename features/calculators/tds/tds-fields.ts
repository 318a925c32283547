import type { FieldsOf, FormContext } from '@/components/sheet/define-sheet';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import type { PayerChoice, TdsAnswers, TdsInputs } from '@/features/calculators/tds/tds-answers';
import {
  findChosenPayment,
  formatTaxYear,
  isInTime,
  measureOn,
  tdsDays,
} from '@/features/calculators/tds/tds-law';
import { type Amount, Exact } from '@/lib/exact';
import { type AgeCategory, ageCategories, type TaxRegime, taxRegimes } from '@/lib/law/tax/regimes';
import { getTaxYearStart } from '@/lib/law/tds/tds-rent';
import type { TdsPayment } from '@/lib/law/tds/tds-rules';

/** Who is paid, as one choice; without a PAN it no longer matters whether it is a company. */
export type PayeeChoice =
  | 'individual'
  | 'senior'
  | 'other'
  | 'noPan'
  | 'seniorNoPan'
  | 'nonResident';

/** The words of the answer. An empty one is not chosen yet, or means the usual case. */
export type TdsLawChoices = {
  date: string;
  payer: PayerChoice | '';
  payee: PayeeChoice;
  payment: TdsPayment | '';
  paidBefore: Amount | null;
  taxedBefore: Amount | null;
  /** Months such as `2026-12`: the first and the last one of a tenancy. */
  since: string;
  until: string;
  regime: TaxRegime;
  ageCategory: AgeCategory;
  deductions: Amount | null;
};

export type TdsLawInput = TdsLawChoices & FormContext<TdsInputs>;

const toRupees = (amount: Amount | null) => (amount === null ? 0 : Exact.of(amount).toNumber());

/** The first day of a month that lies between two days; else `null`. */
function readMonth(month: string, first: string, last: string): string | null {
  const isWithin =
    /^\d{4}-(0[1-9]|1[0-2])$/.test(month) &&
    month >= first.slice(0, 7) &&
    month <= last.slice(0, 7);
  return isWithin ? `${month}-01` : null;
}

export function createTdsAnswers({
  payee,
  since,
  until,
  today,
  formInput,
  ...input
}: TdsLawInput): TdsAnswers {
  const day = Number.isNaN(Date.parse(input.date)) ? null : input.date;
  const date = day ?? today;
  const begins = getTaxYearStart(date);
  const ends = `${Number(begins.slice(0, 4)) + 1}-03-31`;
  return {
    ...input,
    date: day,
    payment: input.payment || null,
    payer: input.payer || null,
    payee: payee === 'other' || payee === 'nonResident' ? payee : 'individual',
    isSenior: payee === 'senior' || payee === 'seniorNoPan',
    hasPan: payee !== 'noPan' && payee !== 'seniorNoPan',
    paidBefore: toRupees(input.paidBefore),
    taxedBefore: input.taxedBefore === null ? null : toRupees(input.taxedBefore),
    rentedSince: readMonth(since, begins, date),
    rentedUntil: readMonth(until, date, ends),
    deductions: toRupees(input.deductions),
  };
}

/** Whether what was paid before counts for the year or the month; `null` if for neither. */
function findMeasure(input: TdsLawInput) {
  const payment = findChosenPayment(input.formInput, createTdsAnswers(input));
  const date = input.date || input.today;
  return payment && isInTime(date) ? measureOn(payment, date) : null;
}

const { questions, payees, payers } = tdsByLaw;
const toOptions = <Value extends string>(labels: Readonly<Record<Value, { label: string }>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value].label }));

export const tdsFields: FieldsOf<TdsLawInput, keyof TdsLawChoices> = {
  date: {
    kind: 'day',
    label: 'Date',
    hint: 'of credit or payment, the earlier',
    value: ({ today }) => today,
    between: () => [tdsDays.first, tdsDays.last],
  },
  payer: {
    kind: 'choice',
    label: ({ formInput }) => questions.payer[formInput.incomeType],
    options: [{ value: '', label: '' }, ...toOptions(payers)],
  },
  payee: {
    kind: 'choice',
    label: questions.payee,
    options: toOptions(payees) as never,
  },
  payment: {
    kind: 'choice',
    label: questions.payment,
    options: [
      { value: '', label: '' },
      ...Object.entries(tdsByLaw.payments).map(([value, label]) => ({
        value: value as TdsPayment,
        label,
      })),
    ],
  },
  paidBefore: {
    kind: 'rupees',
    label: (input) =>
      findMeasure(input) === 'month'
        ? 'Paid before for the same month'
        : `Paid before in ${formatTaxYear(input.date || input.today)}`,
    isHidden: (input) => findMeasure(input) === null,
  },
  taxedBefore: {
    kind: 'rupees',
    label: 'Of it, tax was taken from',
    isHidden: (input) => findMeasure(input) === null || toRupees(input.paidBefore) === 0,
  },
  since: { kind: 'day', label: questions.since },
  until: { kind: 'day', label: questions.until },
  regime: { kind: 'choice', label: questions.regime, options: [taxRegimes[1], taxRegimes[0]] },
  ageCategory: { kind: 'choice', label: questions.ageCategory, options: ageCategories },
  deductions: { kind: 'rupees', label: 'Deductions declared' },
};
