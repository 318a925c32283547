import {
  type ExtraPayments,
  getBalanceDue,
  type LoanInput,
  scheduleLoan,
} from '@/features/calculators/emi/emi-schedule';
import { type Amount, Exact } from '@/lib/exact';
import { formatRupeesAndPaise } from '@/lib/format';
import type { Refusal } from '@/lib/forms/reading';

/** In rupees, but for the month in which the single payment is made. */
export type ExtraAmounts = Record<'fee' | 'monthly' | 'yearly' | 'once' | 'month', Amount | null>;

type Refused = Refusal<keyof ExtraAmounts>;

/** To the paisa, as the schedule is. */
const inNumber = (amount: Amount | null) =>
  amount === null ? 0 : Exact.of(amount).roundHalfUp(2).toNumber();

export function readFee({ fee }: ExtraAmounts, { principal }: LoanInput): number | Refused {
  const amount = inNumber(fee);
  if (amount < principal) return amount;
  const sentence = `The fee must be less than the loan of ${formatRupeesAndPaise(principal)}.`;
  return { field: 'fee', sentence };
}

/**
 * The extra payments, or why the first wrong one is rejected. Without a month the single payment
 * goes with the first instalment.
 */
export function readExtra(
  amounts: ExtraAmounts,
  loan: LoanInput,
): Required<ExtraPayments> | Refused {
  for (const field of ['monthly', 'yearly', 'once'] as const) {
    if (inNumber(amounts[field]) > loan.principal) {
      const sentence = `That is more than the loan of ${formatRupeesAndPaise(loan.principal)}.`;
      return { field, sentence };
    }
  }
  const [monthly, yearly, once] = [amounts.monthly, amounts.yearly, amounts.once].map(inNumber) as [
    number,
    number,
    number,
  ];
  if (once === 0) return { monthly, yearly, once: { amount: 0, month: 0 } };
  const month = amounts.month === null ? 1 : Exact.of(amounts.month).toNumber();
  if (!Number.isInteger(month) || month < 1 || month > loan.months) {
    return { field: 'month', sentence: `Write a month from 1 to ${loan.months}.` };
  }
  const { rows } = scheduleLoan({ ...loan, extra: { monthly, yearly } }) ?? { rows: [] };
  const owed = getBalanceDue(month, rows);
  if (owed === 0) {
    const sentence = `You owe nothing by then: the last instalment comes in month ${rows.length}.`;
    return { field: 'month', sentence };
  }
  if (once > owed) {
    const sentence = `That is more than the ${formatRupeesAndPaise(owed)} that you still owe in month ${month}.`;
    return { field: 'once', sentence };
  }
  return { monthly, yearly, once: { amount: once, month } };
}

/** The extra payments as a list in words: `₹5,000 a month and ₹2,00,000 in month 12`. */
export function describeExtraPayments({ monthly, yearly, once }: Required<ExtraPayments>): string {
  return [
    monthly > 0 ? `${formatRupeesAndPaise(monthly)} a month` : '',
    yearly > 0 ? `${formatRupeesAndPaise(yearly)} a year` : '',
    once.amount > 0 ? `${formatRupeesAndPaise(once.amount)} in month ${once.month}` : '',
  ]
    .filter(Boolean)
    .join(' and ');
}

/** `187` months are `15 years 7 months`. */
export function formatTerm(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const count = (number: number, unit: string) =>
    number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
  return [count(years, 'year'), count(rest, 'month')].filter(Boolean).join(' ');
}
