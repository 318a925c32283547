import type { FieldsOf, Given } from '@/components/sheet/define-sheet';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import type { TdsAnswers, TdsInputs } from '@/features/calculators/tds/tds-answers';
import {
  findChosenPayment,
  formatTaxYear,
  isInTime,
  measureOn,
  openPayments,
  tdsDays,
} from '@/features/calculators/tds/tds-law';
import { type Amount, Exact } from '@/lib/exact';
import { ageCategories, taxRegimes } from '@/lib/law/tax/regimes';
import { getTaxYearStart } from '@/lib/law/tds/tds-rent';

/** The answers as their fields have them: `''` for a day that is not entered. */
export type Entered = {
  [Name in keyof TdsAnswers]: number extends TdsAnswers[Name]
    ? Amount | null
    : string extends TdsAnswers[Name]
      ? string
      : NonNullable<TdsAnswers[Name]>;
};

export type TdsLawInput = Entered & Given<TdsInputs>;

const payers = [
  { value: 'business', label: 'A business', hint: 'or company, firm' },
  { value: 'individual', label: 'Individual, HUF', hint: 'below the limits' },
] as const;

const payees = [
  { value: 'individual', label: 'Individual, HUF' },
  { value: 'other', label: 'Company or other' },
  { value: 'nonResident', label: 'Non-resident' },
] as const;

const kinds = Object.entries(tdsByLaw.payments).map(([value, label]) => ({ value, label }));

const inRupees = (amount: Amount | null) => (amount === null ? 0 : Exact.of(amount).toNumber());

export const createTdsAnswers = (input: TdsLawInput): TdsAnswers => ({
  ...input,
  rentedSince: input.rentedSince || null,
  paidBefore: inRupees(input.paidBefore),
  taxedBefore: input.taxedBefore === null ? null : inRupees(input.taxedBefore),
  deductions: inRupees(input.deductions),
});

const paymentOf = (input: TdsLawInput) => findChosenPayment(input.given, createTdsAnswers(input));
const isSalary = ({ given }: TdsLawInput) => given.incomeType === 'salary';
/** The deduction from a salary, or from a payment to a non-resident, is the same for every payer. */
const isForAnyPayer = (input: TdsLawInput) => isSalary(input) || input.payee === 'nonResident';
const isNotOld = (input: TdsLawInput) => !isSalary(input) || input.regime !== 'old';

/** Whether what was paid before counts for the year or the month; `null` if for neither. */
function measureOf(input: TdsLawInput) {
  const payment = paymentOf(input);
  return payment && isInTime(input.date) ? measureOn(payment, input.date) : null;
}

const isNotOnce = (input: TdsLawInput) =>
  paymentOf(input) !== 'rentByIndividual' || !isInTime(input.date);

/** What the law needs to know of a payment, besides the amount and its type. */
export const tdsFields: FieldsOf<TdsLawInput, keyof Entered> = {
  date: {
    kind: 'day',
    label: 'Date',
    hint: 'of credit or payment, the earlier',
    between: () => [tdsDays.first, tdsDays.last],
  },
  payment: {
    kind: 'choice',
    label: 'Kind of payment',
    options: kinds as never,
    open: (input) =>
      openPayments(input.given, createTdsAnswers(input)).map((value) => ({
        value,
        label: tdsByLaw.payments[value],
      })),
    value: (input) => paymentOf(input) ?? '',
    isHidden: (input) => openPayments(input.given, createTdsAnswers(input)).length < 2,
  },
  paidBefore: {
    kind: 'rupees',
    label: (input) =>
      measureOf(input) === 'month'
        ? 'Paid before for the same month'
        : `Paid before in ${formatTaxYear(input.date)}`,
    isHidden: (input) => measureOf(input) === null,
  },
  taxedBefore: {
    kind: 'rupees',
    label: 'Of it, tax was taken from',
    isHidden: (input) => measureOf(input) === null || inRupees(input.paidBefore) === 0,
  },
  rentedSince: {
    kind: 'day',
    label: 'Rented since',
    hint: 'in this tax year, if later than 1 April',
    value: ({ date }) => (isInTime(date) ? getTaxYearStart(date) : ''),
    between: ({ date }) => [isInTime(date) ? getTaxYearStart(date) : '', date],
    isHidden: isNotOnce,
  },
  isRentEnding: { kind: 'tick', label: 'The tenancy ends with this rent', isHidden: isNotOnce },
  payer: { kind: 'choice', label: 'Who pays', options: payers, isHidden: isForAnyPayer },
  payee: { kind: 'choice', label: 'Who is paid', options: payees, isHidden: isSalary },
  hasPan: {
    kind: 'tick',
    label: ({ payee }) =>
      `The payee has given a PAN${payee === 'individual' ? ', linked to Aadhaar' : ''}`,
    isHidden: isForAnyPayer,
  },
  isSenior: {
    kind: 'tick',
    label: 'The payee is 60 or older',
    isHidden: (input) => paymentOf(input) !== 'bankInterest',
  },
  regime: {
    kind: 'choice',
    label: 'Regime told to the employer',
    options: [taxRegimes[1], taxRegimes[0]],
    isHidden: (input) => !isSalary(input),
  },
  ageCategory: { kind: 'choice', label: 'Age', options: ageCategories, isHidden: isNotOld },
  deductions: { kind: 'rupees', label: 'Deductions declared', isHidden: isNotOld },
};
