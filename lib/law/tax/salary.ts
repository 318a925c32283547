import type { Rupees } from '@/content/types/units';
import type { AgeCategory, TaxRegime } from '@/lib/law/tax/regimes';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';
import { calculateStatutoryTax, type StatutoryTaxResult } from '@/lib/law/tax/tax';
import type { Rule } from '@/lib/law/years/rule-set';

/**
 * The new regime allows none of the deductions of the form. It does allow the employer's
 * contribution to a pension scheme (202(2)(a)(xii), 115BAC(2): 124, 80CCD(2)), which pages tell you
 * to subtract from the income first, as both regimes do.
 */
export const barredDeductions = {
  value: 'none',
  section1961: '115BAC(2)',
  section2025: '202(2)',
  source: 'Income-tax Act, 2025, section 202(2); Finance Act, 2023, for 115BAC(2)',
  mark: 'primary',
  checkedOn: '2026-11-26',
} as const satisfies Rule<string>;

export type GrossIncomeInput = {
  year: StatutoryYear;
  regime: TaxRegime;
  ageCategory: AgeCategory;
  grossIncome: Rupees;
  /** Only salary and pension get the standard deduction. */
  isSalary: boolean;
  /** Chapter VI-A and the like; only the old regime allows them. */
  deductions: Rupees;
};

export type GrossIncomeResult = StatutoryTaxResult & {
  grossIncome: Rupees;
  standardDeduction: Rupees;
  deductions: Rupees;
};

/** `null` if the amount is not valid or too large. */
export function calculateTaxOnGrossIncome(input: GrossIncomeInput): GrossIncomeResult | null {
  const { year, regime, ageCategory, isSalary } = input;
  const grossIncome = Math.max(0, input.grossIncome);
  const most = getRuleSet(year).standardDeduction[regime].value;
  // Section 16(ia): no more than the salary itself.
  const standardDeduction = isSalary ? Math.min(most, grossIncome) : 0;
  const deductions = regime === 'old' ? Math.max(0, input.deductions) : 0;
  const totalIncome = grossIncome - standardDeduction - deductions;
  const result = calculateStatutoryTax({ year, regime, ageCategory, totalIncome });
  return result && { ...result, grossIncome, standardDeduction, deductions };
}
