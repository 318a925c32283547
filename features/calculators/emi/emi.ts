import { mainResults } from '@/content/calculators/names';
import { discount } from '@/lib/discount';
import { Exact, type InNumbers, inNumbers, zero } from '@/lib/exact';
import { defineCalculator } from '@/lib/forms/calculator';
import type { InputOf } from '@/lib/forms/input-fields';
import { aboveZero, areFactors, areRupees } from '@/lib/forms/inputs';

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
  const principal = aboveZero(input.loanAmount);
  const annualRate = aboveZero(input.annualRate);
  const tenureYears = aboveZero(input.tenureYears);
  if (!principal || !annualRate || !tenureYears) return null;
  if (!areRupees(principal) || !areFactors(annualRate, tenureYears)) return null;

  const monthlyRate = annualRate.over(1200);
  const months = tenureYears.times(12);
  const repaid = Exact.of(1).minus(discount(monthlyRate, months));
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

/** The same with plain numbers in place of exact values; `null` means "do nothing". */
export function calculateEmi(input: EmiInput): EmiResult | null {
  return inNumbers(workOutEmi(input));
}

export const emi = defineCalculator({
  name: 'emi',
  fields,
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
