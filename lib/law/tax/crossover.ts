import type { Rupees } from '@/content/types/units';
import { findLowestPassing } from '@/lib/law/tax/lowest';
import { calculateTaxOnGrossIncome, type GrossIncomeInput } from '@/lib/law/tax/salary';

export type Crossover = {
  newRegimeTax: Rupees;
  /** The lowest deductions, in whole rupees, at which the old regime costs no more. */
  asCheapFrom: Rupees;
  /** The lowest at which it costs less; `null` if the new regime's tax is zero. */
  cheaperFrom: Rupees | null;
};

/**
 * Tax never falls as income rises, so each answer is one point. `null` if the income is not a valid
 * amount.
 */
export function findCrossover(
  input: Omit<GrossIncomeInput, 'regime' | 'deductions'>,
): Crossover | null {
  const inNew = calculateTaxOnGrossIncome({ ...input, regime: 'new', deductions: 0 });
  if (!inNew) return null;
  const newRegimeTax = inNew.payable;
  const most = Math.ceil(inNew.grossIncome);
  const oldTax = (deductions: number) =>
    calculateTaxOnGrossIncome({ ...input, regime: 'old', deductions })?.payable ?? 0;
  return {
    newRegimeTax,
    asCheapFrom: findLowestPassing(-1, most, (deductions) => oldTax(deductions) <= newRegimeTax),
    cheaperFrom:
      newRegimeTax === 0
        ? null
        : findLowestPassing(-1, most, (deductions) => oldTax(deductions) < newRegimeTax),
  };
}
