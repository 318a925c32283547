import type { Rupees } from '@/content/types/units';
import type { AgeCategory } from '@/lib/law/tax/regimes';
import type { StatutoryYear } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

export type HraSavingInput = {
  year: StatutoryYear;
  ageCategory: AgeCategory;
  grossSalary: Rupees;
  exempt: Rupees;
  /** Chapter VI-A and the like. */
  deductions: Rupees;
};

export type HraSaving = {
  without: Rupees;
  with: Rupees;
  saved: Rupees;
  /** In the new regime, which has neither the exemption nor these deductions. */
  newRegime: Rupees;
};

/** The tax that an exempt allowance saves. `null` if an amount is not valid. */
export function computeHraSaving(input: HraSavingInput): HraSaving | null {
  const { grossSalary, exempt, ...person } = input;
  const taxOn = (grossIncome: number, regime: 'old' | 'new') =>
    calculateTaxOnGrossIncome({ ...person, grossIncome, regime, isSalary: true })?.payable;
  const without = taxOn(grossSalary, 'old');
  const withIt = taxOn(grossSalary - exempt, 'old');
  const newRegime = taxOn(grossSalary, 'new');
  if (without === undefined || withIt === undefined || newRegime === undefined) return null;
  return { without, with: withIt, saved: without - withIt, newRegime };
}
