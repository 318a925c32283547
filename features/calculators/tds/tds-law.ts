import { rulesCheckedUntil } from '@/content/tax-year';
import type { Rupees } from '@/content/types/units';
import type { TdsAnswers, TdsInputs } from '@/features/calculators/tds/tds-answers';
import { formatRupees } from '@/lib/format';
import type { OfferedIncomeType } from '@/lib/law/tds/income-types';
import { decideTds, type TdsByLaw, type TdsMeasure } from '@/lib/law/tds/tds';
import { listTdsPayments } from '@/lib/law/tds/tds-kinds';
import { decideNonResident, type NonResidentTds } from '@/lib/law/tds/tds-non-resident';
import { decideRent } from '@/lib/law/tds/tds-rent';
import { type TdsPayment, tdsRules } from '@/lib/law/tds/tds-rules';
import { decideSalaryTds, type SalaryTds } from '@/lib/law/tds/tds-salary';

/** The dates accepted: those with known rules, and some beyond for planning. */
export const tdsDays = { first: '2024-04-01', last: rulesCheckedUntil } as const;

/** Above it a number is no longer exact to the paisa. */
const MOST: Rupees = 10 ** 13;

export type DecidedPayment = { kind: 'payment'; payment: TdsPayment; decision: TdsByLaw };
export type DecidedNonResident = { kind: 'nonResident'; nonResident: NonResidentTds };
export type DecidedSalary = { kind: 'salary'; salary: SalaryTds };

export type TdsLaw =
  | DecidedPayment
  | DecidedSalary
  | DecidedNonResident
  /** Who pays decides it, and is not known. */
  | { kind: 'payerUnknown' }
  /** The payer never deducts from such a payment. */
  | { kind: 'noDeductor' }
  | { kind: 'outOfTime' }
  | { kind: 'tooLarge' };

/** The payments in law that fit the answers; the first one applies until one is chosen. */
export function openPayments(
  { incomeType }: TdsInputs,
  { payer, payee }: TdsAnswers,
): readonly TdsPayment[] {
  return incomeType === 'salary' || payee === 'nonResident'
    ? []
    : listTdsPayments(incomeType, payer === 'individual' ? 'individual' : 'business');
}

const askedPayer: readonly OfferedIncomeType[] = ['rent', 'contractorPayment', 'professionalFees'];

/** Whether the payer is still to be asked: not if no payer deducts anything. */
function isPayerNeeded(formInput: TdsInputs, answers: TdsAnswers, today: string): boolean {
  if (answers.payer !== null || answers.payee === 'nonResident') return false;
  if (!askedPayer.includes(formInput.incomeType)) return false;
  return (['individual', 'company'] as const).some((payer) => {
    const law = workOutTdsByLaw(formInput, { ...answers, payer }, today);
    return law.kind === 'payment' && law.decision.crossed !== null;
  });
}

export function findChosenPayment(formInput: TdsInputs, answers: TdsAnswers): TdsPayment | null {
  const open = openPayments(formInput, answers);
  return open.find((payment) => payment === answers.payment) ?? open[0] ?? null;
}

/** Whether what was paid before counts for the year or the month; `null` if for neither. */
export function measureOn(payment: TdsPayment, date: string): 'year' | 'month' | null {
  // Its limit is for one month's rent, and the tax is on the rent of all months.
  if (payment === 'rentByIndividual') return null;
  const threshold = tdsRules[payment].findLast(({ from }) => from <= date)?.threshold;
  if (threshold?.year !== undefined) return 'year';
  return threshold?.month === undefined ? null : 'month';
}

export const isInTime = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= tdsDays.first && date <= tdsDays.last;

export function workOutTdsByLaw(formInput: TdsInputs, answers: TdsAnswers, today: string): TdsLaw {
  const date = answers.date ?? today;
  const { incomeType, income: amount } = formInput;
  if (!isInTime(date)) return { kind: 'outOfTime' };
  if (Math.max(amount, answers.paidBefore, answers.deductions) > MOST) return { kind: 'tooLarge' };
  if (incomeType === 'salary') {
    const { regime, ageCategory, deductions } = answers;
    const salary = decideSalaryTds({ date, salary: amount, regime, ageCategory, deductions });
    return salary ? { kind: 'salary', salary } : { kind: 'tooLarge' };
  }
  if (isPayerNeeded(formInput, answers, today)) return { kind: 'payerUnknown' };
  const { payee, hasPan, isSenior, paidBefore } = answers;
  if (payee === 'nonResident') {
    return { kind: 'nonResident', nonResident: decideNonResident(incomeType, date, amount) };
  }
  const payment = findChosenPayment(formInput, answers);
  if (!payment) return { kind: 'noDeductor' };
  if (payment === 'rentByIndividual') {
    const { rentedSince: since, rentedUntil: until } = answers;
    const decision = decideRent({ date, rent: amount, since, until, hasPan });
    return decision ? { kind: 'payment', payment, decision } : { kind: 'tooLarge' };
  }
  const isMonthly = measureOn(payment, date) === 'month';
  const decision = decideTds({
    ...{ payment, date, payee, hasPan, amount },
    isSenior: isSenior && payment === 'bankInterest',
    paidBefore: isMonthly ? 0 : paidBefore,
    inMonth: isMonthly ? amount + paidBefore : amount,
    taxedBefore: answers.taxedBefore && Math.min(answers.taxedBefore, paidBefore),
  });
  return decision ? { kind: 'payment', payment, decision } : { kind: 'tooLarge' };
}

export function formatTaxYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const kind = first >= 2026 ? 'tax year' : 'financial year';
  return `${kind} ${first}-${String(first + 1).slice(-2)}`;
}

const measures: Record<TdsMeasure, string> = {
  year: 'for the year',
  month: 'for the month',
  single: 'at once',
};

export function formatTdsLimits(limits: TdsByLaw['limits']): string {
  const limitTexts = (['single', 'month', 'year'] as const).flatMap((measure) => {
    const limit = limits[measure];
    return limit === undefined ? [] : [`${formatRupees(limit)} ${measures[measure]}`];
  });
  return limitTexts.length === 0 ? 'none' : limitTexts.join(', ');
}
