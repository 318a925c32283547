import { mainResults } from '@/content/calculators/names';
import { Exact, type InNumbers, toNumbers, zero } from '@/lib/exact';
import { defineCalculator } from '@/lib/forms/calculator';
import type { InputOf } from '@/lib/forms/input-fields';
import { areFactors, areRupees, parsePositiveAmount } from '@/lib/forms/inputs';

const fields = {
  loanAmount: { label: 'Loan Amount', kind: 'rupees' },
  annualRate: { label: 'Annual Interest Rate', kind: 'percent' },
  tenureYears: { label: 'Tenure', kind: 'years' },
} as const;

export type EmiInput = InputOf<typeof fields>;

export type ExactEmiResult = {
  principal: Exact;
  annualRate: Exact;
  tenureYears: Exact;
  /** As a fraction: 0.01 is 1% a month. */
  monthlyRate: Exact;
  months: Exact;
  emi: Exact;
  total: Exact;
  interest: Exact;
};

export type EmiResult = InNumbers<ExactEmiResult>;

/**
 * Equated monthly instalment on a reducing balance, in rupees: P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1),
 * written as P × r ÷ (1 − (1 + r)⁻ⁿ). `null` where a required figure is missing or beyond the
 * limits.
 */
export function workOutEmi(input: EmiInput): ExactEmiResult | null {
  const principal = parsePositiveAmount(input.loanAmount);
  const annualRate = parsePositiveAmount(input.annualRate);
  const tenureYears = parsePositiveAmount(input.tenureYears);
  if (!principal || !annualRate || !tenureYears) return null;
  if (!areRupees(principal) || !areFactors(annualRate, tenureYears)) return null;

  const monthlyRate = annualRate.over(1200);
  const months = tenureYears.times(12);
  const repaid = Exact.of(1).minus(computeDiscount(monthlyRate, months));
  const emi = principal.times(monthlyRate).over(repaid);
  const total = emi.times(months);
  const interest = total.minus(principal);
  return {
    principal,
    annualRate,
    tenureYears,
    monthlyRate,
    months,
    emi,
    total,
    interest,
  };
}

export function calculateEmi(input: EmiInput): EmiResult | null {
  return toNumbers(workOutEmi(input));
}

export const emi = defineCalculator({
  name: 'emi',
  fields,
  lawChoices: { extra: 'lasting', every: 'lasting', month: 'lasting', fee: 'lasting' },
  workOut: workOutEmi,
  zero: {
    principal: zero,
    annualRate: zero,
    tenureYears: zero,
    monthlyRate: zero,
    months: zero,
    emi: zero,
    total: zero,
    interest: zero,
  },
  outputs: (result) => [
    [mainResults.emi, result.emi],
    ['Total Amount Payable', result.total],
    ['Total Interest Payable', result.interest],
  ],
});

const MOST_MONTHS_IN_FULL = 1200;

/**
 * The present value of one rupee due after a number of months, at a monthly rate of interest: (1 +
 * r)^-n.
 *
 * Whole months up to a hundred years are worked out exactly. The rest, such as the 15.6 months of
 * 1.3 years, are good to some 300 binary digits for every rate and tenure that calculators take: a
 * shown figure could be wrong only if the true one were within 10^-20 of a half rupee without being
 * one. Beyond a hundred years, whole months never give an exact half rupee, since the denominator,
 * (1 + r)^n − 1 in lowest terms, is longer than anything that could cancel it.
 */
function computeDiscount(rate: Exact, months: Exact): Exact {
  const growth = rate.plus(1);
  const whole = months.floor();
  const part = months.minus(Exact.of(whole));
  if (part.compare(0) === 0 && whole <= MOST_MONTHS_IN_FULL) {
    return Exact.of(1).over(growth).power(whole);
  }
  const atWhole = computeWholePower(toFixedPoint(Exact.of(1).over(growth)), whole);
  const overPart = computePartPower(toFixedPoint(growth), toFixedPoint(part));
  return Exact.of(atWhole).over(Exact.of(overPart));
}

/**
 * Fixed point: a whole number of 2^-640, cut off at each step. The smallest 1 − (1 + r)^-n of all
 * rates and tenures taken is above 2^-210, and over the longest tenure errors add up to less than
 * 2^-520.
 */
const DIGITS = 640n;
const ONE = 1n << DIGITS;

function toFixedPoint({ numerator, denominator }: Exact): bigint {
  return (numerator << DIGITS) / denominator;
}

/** A whole power by squaring, for a base of at most one. */
function computeWholePower(base: bigint, exponent: bigint): bigint {
  let power = ONE;
  let square = base;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) power = (power * square) >> DIGITS;
    square = (square * square) >> DIGITS;
  }
  return power;
}

/** A fractional power by taking roots, for a base of at least one and an exponent below one. */
function computePartPower(base: bigint, exponent: bigint): bigint {
  let power = ONE;
  let root = base;
  for (let digit = DIGITS - 1n; digit >= 0n && exponent > 0n; digit -= 1n) {
    root = computeSquareRoot(root << DIGITS);
    if ((exponent >> digit) & 1n) power = (power * root) >> DIGITS;
  }
  return power;
}

/** The whole part of a square root, by Newton's method. */
function computeSquareRoot(square: bigint): bigint {
  let root = 1n << BigInt(2 * square.toString(16).length);
  for (;;) {
    const closer = (root + square / root) >> 1n;
    if (closer >= root) return root;
    root = closer;
  }
}
