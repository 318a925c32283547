import type { Rupees } from '@/content/types/units';
import type { ExactEmiResult } from '@/features/calculators/emi/emi';
import type { Exact } from '@/lib/exact';

/**
 * The schedule of a loan as a lender keeps it: every instalment is the rounded EMI, interest is
 * rounded to the paisa each month, and the last instalment absorbs the rounding, so that the
 * balance ends at exactly zero. The Reserve Bank has no rule for rounding an EMI.
 */
export type LoanInput = {
  /** At most two decimals. */
  principal: Rupees;
  /** Percent a year, at most four decimals. */
  annualRate: number;
  months: number;
  extra?: ExtraPayments;
  processingFee?: Rupees;
};

export type ExtraPayments = {
  monthly?: Rupees;
  yearly?: Rupees;
  once?: { amount: Rupees; month: number };
};

export type Instalment = {
  month: number;
  opening: Rupees;
  interest: Rupees;
  principal: Rupees;
  extra: Rupees;
  /** Interest plus principal: the EMI, except in the last month. */
  instalment: Rupees;
  closing: Rupees;
};

export type LoanSchedule = {
  /**
   * In whole rupees, rounded half up; but rounded up where the last instalment would otherwise
   * exceed two of the others, as it would at a high rate over a long term.
   */
  emi: Rupees;
  rows: readonly Instalment[];
  totalInterest: Rupees;
  totalPaid: Rupees;
};

const MOST_MONTHS = 1200;
const MOST_PRINCIPAL = 10 ** 12;
const MOST_RATE = 1000;
/** Rates are integers, in ten-thousandths of a percent. */
const RATE_DECIMALS = 4;
/** Divides such a yearly rate into a monthly fraction. */
const RATE_BASE = 12_000_000n;

const toPaise = (rupees: number) => BigInt(Math.round(rupees * 100));
const toRupees = (amount: bigint) => Number(amount) / 100;
const pickLeast = (a: bigint, b: bigint) => (a < b ? a : b);
const toRateUnits = (percent: number) => BigInt(Math.round(percent * 10 ** RATE_DECIMALS));

/** One month's interest, rounded half up to the paisa. */
function computeMonthlyInterest(balance: bigint, rate: bigint): bigint {
  return (2n * balance * rate + RATE_BASE) / (2n * RATE_BASE);
}

/**
 * P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1) in exact integers, rounded to the rupee, in paise: half up, or
 * up where the shortfall of each rounded instalment would add up to more than another instalment by
 * the end.
 */
function computeRoundedEmi(principal: bigint, rate: bigint, months: number): bigint {
  const count = BigInt(months);
  const grown = (RATE_BASE + rate) ** count;
  const start = RATE_BASE ** count;
  const [numerator, denominator, unit] =
    rate === 0n
      ? [principal, count, 1n]
      : [principal * rate * grown, RATE_BASE * (grown - start), rate * start];
  const down = (numerator / (denominator * 100n)) * 100n;
  const remainder = numerator - down * denominator;
  const isHalf = remainder >= 50n * denominator;
  const shortAtTheEnd = remainder / unit;
  return isHalf || shortAtTheEnd > down ? down + 100n : down;
}

function sumExtra(month: number, { monthly = 0, yearly = 0, once }: ExtraPayments): bigint {
  const inYear = month % 12 === 0 ? yearly : 0;
  const single = once?.month === month ? once.amount : 0;
  return toPaise(monthly + inYear + single);
}

const isAmount = (value: number | undefined) =>
  value === undefined || (Number.isFinite(value) && value >= 0 && value <= MOST_PRINCIPAL);

/** Within binary precision. */
function hasDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

function isLoan({ principal, annualRate, months, extra }: LoanInput): boolean {
  return (
    principal > 0 &&
    principal <= MOST_PRINCIPAL &&
    annualRate >= 0 &&
    annualRate <= MOST_RATE &&
    hasDecimals(annualRate, RATE_DECIMALS) &&
    Number.isInteger(months) &&
    months > 0 &&
    months <= MOST_MONTHS &&
    isAmount(extra?.monthly) &&
    isAmount(extra?.yearly) &&
    isAmount(extra?.once?.amount)
  );
}

type LoanRejection = 'principal' | 'rate' | 'months';

/**
 * The loan behind a calculated EMI, or what rules out a schedule: more than 10^12 rupees or
 * fractions of a paisa, a rate above 1,000% or with more than four decimals, or a term that is not
 * in whole months or is longer than 100 years.
 */
export function createLoanInput(
  emi: Pick<ExactEmiResult, 'principal' | 'annualRate' | 'months'>,
): LoanInput | { rejected: LoanRejection } {
  const isWhole = (amount: Exact, decimals: number) =>
    amount.compare(amount.roundHalfUp(decimals)) === 0;
  const { principal, annualRate, months } = emi;
  if (principal.isAbove(MOST_PRINCIPAL) || !isWhole(principal, 2)) return { rejected: 'principal' };
  if (annualRate.isAbove(MOST_RATE) || !isWhole(annualRate, RATE_DECIMALS)) {
    return { rejected: 'rate' };
  }
  if (months.isAbove(MOST_MONTHS) || !isWhole(months, 0)) return { rejected: 'months' };
  return {
    principal: principal.toNumber(),
    annualRate: annualRate.toNumber(),
    months: months.toNumber(),
  };
}

/** `null` if the loan is impossible: no amount, no term, more than 10^12 rupees or 100 years. */
export function scheduleLoan(input: LoanInput): LoanSchedule | null {
  if (!isLoan(input)) return null;
  const rate = toRateUnits(input.annualRate);
  const emi = computeRoundedEmi(toPaise(input.principal), rate, input.months);
  const rows: Instalment[] = [];
  let balance = toPaise(input.principal);
  let totalInterest = 0n;
  let totalPaid = 0n;
  for (let month = 1; balance > 0n && month <= input.months; month += 1) {
    const interest = computeMonthlyInterest(balance, rate);
    const due = balance + interest;
    // The last instalment pays what is left, whether less or a little more than the others.
    const instalment = month === input.months ? due : pickLeast(emi, due);
    const extra = pickLeast(sumExtra(month, input.extra ?? {}), due - instalment);
    const closing = due - instalment - extra;
    rows.push({
      month,
      opening: toRupees(balance),
      interest: toRupees(interest),
      principal: toRupees(instalment - interest),
      extra: toRupees(extra),
      instalment: toRupees(instalment),
      closing: toRupees(closing),
    });
    totalInterest += interest;
    totalPaid += instalment + extra;
    balance = closing;
  }
  return {
    emi: toRupees(emi),
    rows,
    totalInterest: toRupees(totalInterest),
    totalPaid: toRupees(totalPaid),
  };
}

export type LoanYear = {
  year: number;
  months: readonly Instalment[];
  opening: Rupees;
  /** All its instalments, without extra payments. */
  instalment: Rupees;
  interest: Rupees;
  /** Extra payments included. */
  principal: Rupees;
  closing: Rupees;
};

/** `rows` must begin with month 1. */
export function groupByLoanYear(rows: readonly Instalment[]): LoanYear[] {
  const sum = (amounts: readonly number[]) =>
    toRupees(amounts.reduce((total, amount) => total + toPaise(amount), 0n));
  return Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) => {
    const months = rows.slice(index * 12, (index + 1) * 12);
    return {
      year: index + 1,
      months,
      interest: sum(months.map(({ interest }) => interest)),
      principal: sum(months.flatMap(({ principal, extra }) => [principal, extra])),
      instalment: sum(months.map(({ instalment }) => instalment)),
      opening: months[0]?.opening ?? 0,
      closing: months.at(-1)?.closing ?? 0,
    };
  });
}

/** The first month whose instalment is at least half principal; `null` if there is none. */
export function findTurningMonth(rows: readonly Instalment[]): number | null {
  return rows.find(({ interest, principal }) => principal >= interest)?.month ?? null;
}

/**
 * The balance of a month after its instalment and before any extra payment; zero once the loan is
 * repaid.
 */
export function getBalanceDue(month: number, rows: readonly Instalment[]): Rupees {
  const row = rows[month - 1];
  return row ? toRupees(toPaise(row.closing) + toPaise(row.extra)) : 0;
}
