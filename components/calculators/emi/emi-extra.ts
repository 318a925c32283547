import { typedRupees } from '@/components/calculators/shared/typed-rupees';
import {
  type ExtraPayments,
  type LoanInput,
  owedIn,
  scheduleLoan,
} from '@/lib/calculators/emi-schedule';
import { Exact } from '@/lib/exact';
import { formatRupeesAndPaise } from '@/lib/format';

/** Further entries about a loan, as typed. */
export type ExtraTexts = Record<'fee' | 'monthly' | 'yearly' | 'once' | 'month', string>;

export const noExtra: ExtraTexts = { fee: '', monthly: '', yearly: '', once: '', month: '' };

export type Refusal = { field: keyof ExtraTexts; sentence: string };

/** Rupees, or a sentence on why the text is not an amount. An empty text is zero. */
function rupeesIn(text: string): number | string {
  const rupees = typedRupees(text) ?? 0;
  return rupees instanceof Exact ? rupees.toNumber() : rupees;
}

/** The fee as typed, or why it is refused. It must be less than the loan. */
export function readFee({ fee }: ExtraTexts, { principal }: LoanInput): number | Refusal {
  const amount = rupeesIn(fee);
  if (typeof amount === 'string') return { field: 'fee', sentence: amount };
  if (amount < principal) return amount;
  const sentence = `The fee must be less than the loan of ${formatRupeesAndPaise(principal)}.`;
  return { field: 'fee', sentence };
}

const amountFields = ['monthly', 'yearly', 'once'] as const;

function amountsIn(texts: ExtraTexts, { principal }: LoanInput) {
  const amounts = { monthly: 0, yearly: 0, once: 0 };
  for (const field of amountFields) {
    const amount = rupeesIn(texts[field]);
    if (typeof amount === 'string') return { field, sentence: amount };
    if (amount > principal) {
      const sentence = `That is more than the loan of ${formatRupeesAndPaise(principal)}.`;
      return { field, sentence };
    }
    amounts[field] = amount;
  }
  return amounts;
}

function monthIn(text: string, months: number): number | null {
  const month = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return month >= 1 && month <= months ? month : null;
}

/**
 * The extra payments as typed, or the first fault: not an amount, more than is owed, or a month
 * outside the loan.
 */
export function readExtra(texts: ExtraTexts, loan: LoanInput): Required<ExtraPayments> | Refusal {
  const amounts = amountsIn(texts, loan);
  if ('sentence' in amounts) return amounts;
  const { monthly, yearly, once } = amounts;
  const typedMonth = texts.month.trim();
  const month = monthIn(typedMonth, loan.months);
  if (once === 0 && typedMonth === '') return { monthly, yearly, once: { amount: 0, month: 0 } };
  if (month === null)
    return { field: 'month', sentence: `Write a month from 1 to ${loan.months}.` };
  const { rows } = scheduleLoan({ ...loan, extra: { monthly, yearly } }) ?? { rows: [] };
  const owed = owedIn(month, rows);
  if (once > 0 && owed === 0) {
    const sentence = `Nothing is owed by then: the last instalment is that of month ${rows.length}.`;
    return { field: 'month', sentence };
  }
  if (once > owed) {
    const sentence = `That is more than the ${formatRupeesAndPaise(owed)} still owed in month ${month}.`;
    return { field: 'once', sentence };
  }
  return { monthly, yearly, once: { amount: once, month } };
}

/** The extra payments as a list in words: `₹5,000 a month and ₹2,00,000 in month 12`. */
export function extraInWords({ monthly, yearly, once }: Required<ExtraPayments>): string {
  return [
    monthly > 0 ? `${formatRupeesAndPaise(monthly)} a month` : '',
    yearly > 0 ? `${formatRupeesAndPaise(yearly)} a year` : '',
    once.amount > 0 ? `${formatRupeesAndPaise(once.amount)} in month ${once.month}` : '',
  ]
    .filter(Boolean)
    .join(' and ');
}

/** `187` months are `15 years 7 months`. */
export function termInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const count = (number: number, unit: string) =>
    number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
  return [count(years, 'year'), count(rest, 'month')].filter(Boolean).join(' ');
}
