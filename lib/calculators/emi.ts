import { allFinite, isGiven } from './given';

export type EmiInput = {
  loanAmount: number | null;
  /** Percent a year. */
  annualRate: number | null;
  tenureYears: number | null;
};

export type EmiResult = {
  principal: number;
  annualRate: number;
  tenureYears: number;
  /** As a fraction: 0.01 is 1% a month. */
  monthlyRate: number;
  months: number;
  emi: number;
  total: number;
  interest: number;
};

export const zeroEmi: EmiResult = {
  principal: 0,
  annualRate: 0,
  tenureYears: 0,
  monthlyRate: 0,
  months: 0,
  emi: 0,
  total: 0,
  interest: 0,
};

/**
 * Equated monthly instalment on a reducing balance: P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1).
 *
 * Written as P × r ÷ (1 − (1 + r)⁻ⁿ), so that a long loan cannot overflow, with expm1 and log1p,
 * so that a low rate loses no digits.
 */
export function calculateEmi({ loanAmount, annualRate, tenureYears }: EmiInput): EmiResult | null {
  if (!isGiven(loanAmount) || !isGiven(annualRate) || !isGiven(tenureYears)) return null;

  const monthlyRate = annualRate / 12 / 100;
  const months = tenureYears * 12;
  const emi = loanAmount * (monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate)));
  const total = emi * months;
  const interest = total - loanAmount;

  if (!allFinite(months, emi, total, interest)) return null;
  return {
    principal: loanAmount,
    annualRate,
    tenureYears,
    monthlyRate,
    months,
    emi,
    total,
    interest,
  };
}
