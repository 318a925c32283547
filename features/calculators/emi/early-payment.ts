import {
  type ExtraPayments,
  getBalanceDue,
  type LoanInput,
  scheduleLoan,
} from '@/features/calculators/emi/emi-schedule';
import { type Amount, Exact } from '@/lib/exact';
import { formatRupeesAndPaise } from '@/lib/format';
import type { Rejection } from '@/lib/forms/reading';

export const paymentRhythms = ['once', 'yearly', 'monthly'] as const;
type PaymentRhythm = (typeof paymentRhythms)[number];

/** What is paid besides the EMI, in rupees. */
export type EarlyPayment = {
  extra: Amount | null;
  every: 'none' | PaymentRhythm;
  /** Of a single payment, from 1; `null` is the first. */
  month: Amount | null;
};

/** To the paisa, as the schedule is. */
const roundToPaisa = (amount: Amount | null) =>
  amount === null ? 0 : Exact.of(amount).roundHalfUp(2).toNumber();

/** The fee, or why it is refused. It must be less than the loan. */
export function readFee(fee: Amount | null, { principal }: LoanInput): number | Rejection<'fee'> {
  const amount = roundToPaisa(fee);
  if (amount < principal) return amount;
  const sentence = `The fee must be less than the loan of ${formatRupeesAndPaise(principal)}.`;
  return { field: 'fee', sentence };
}

/**
 * An early payment as the schedule takes it, or why it is rejected: more than is owed, or a month
 * outside the loan. `null` if there is none.
 */
export function readEarlyPayment(
  { extra, every, month: entered }: EarlyPayment,
  loan: LoanInput,
): ExtraPayments | Rejection<'extra' | 'month'> | null {
  const amount = roundToPaisa(extra);
  if (every === 'none' || amount === 0) return null;
  if (amount > loan.principal) {
    const sentence = `That is more than the loan of ${formatRupeesAndPaise(loan.principal)}.`;
    return { field: 'extra', sentence };
  }
  if (every !== 'once') return { [every]: amount };
  const month = entered === null ? 1 : Exact.of(entered).toNumber();
  if (!Number.isInteger(month) || month < 1 || month > loan.months) {
    return { field: 'month', sentence: `Write a month from 1 to ${loan.months}.` };
  }
  const { rows } = scheduleLoan(loan) ?? { rows: [] };
  const owed = getBalanceDue(month, rows);
  if (owed === 0) {
    const sentence = `You owe nothing by then: the last instalment comes in month ${rows.length}.`;
    return { field: 'month', sentence };
  }
  if (amount > owed) {
    const sentence = `That is more than the ${formatRupeesAndPaise(owed)} that you still owe in month ${month}.`;
    return { field: 'extra', sentence };
  }
  return { once: { amount, month } };
}

export function formatTerm(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const count = (number: number, unit: string) =>
    number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
  return [count(years, 'year'), count(rest, 'month')].filter(Boolean).join(' ');
}
