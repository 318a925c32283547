import { allFinite, isGiven } from './given';
import {
  type Band,
  type BandWithStart,
  cessRate,
  newRegimeBands,
  oldRegimeBands,
  withStart,
} from './rates-ay-2024-25';

export const ageCategories = [
  { value: 'below60', label: 'Below 60' },
  { value: '60to80', label: '60 to 80', hint: 'Senior' },
  { value: 'above80', label: 'Above 80', hint: 'Super senior' },
] as const;

export const taxRegimes = [
  { value: 'old', label: 'Old regime' },
  { value: 'new', label: 'New regime' },
] as const;

export type AgeCategory = (typeof ageCategories)[number]['value'];
export type TaxRegime = (typeof taxRegimes)[number]['value'];

export const taxDefaults = { ageCategory: 'below60', regime: 'old' } as const;

export type TaxInput = {
  income: number | null;
  ageCategory: AgeCategory;
  regime: TaxRegime;
  /** Chapter VI-A and the like; the new regime allows none of them (section 115BAC(2)). */
  deductions: number | null;
};

/** One band of the table with the part of the income that falls in it. */
export type TaxSlab = BandWithStart & { on: number; tax: number };

export type TaxResult = {
  ageCategory: AgeCategory;
  regime: TaxRegime;
  income: number;
  deductions: number;
  taxableIncome: number;
  slabs: readonly TaxSlab[];
  incomeTax: number;
  cess: number;
  total: number;
  netIncome: number;
};

export function taxBands(regime: TaxRegime, ageCategory: AgeCategory): readonly Band[] {
  return regime === 'new' ? newRegimeBands : oldRegimeBands[ageCategory];
}

type ReadTaxInput = TaxInput & { income: number; deductions: number };

function taxOf({ income, ageCategory, regime, deductions }: ReadTaxInput): TaxResult {
  const taxableIncome = Math.max(0, income - deductions);

  const slabs = withStart(taxBands(regime, ageCategory)).map((band): TaxSlab => {
    const end = Math.min(taxableIncome, band.upTo ?? taxableIncome);
    const on = Math.max(0, end - band.from);
    return { ...band, on, tax: (on * band.rate) / 100 };
  });
  const incomeTax = slabs.reduce((sum, slab) => sum + slab.tax, 0);
  const cess = (incomeTax * cessRate) / 100;
  const total = incomeTax + cess;
  const netIncome = income - total;

  return {
    ageCategory,
    regime,
    income,
    deductions,
    taxableIncome,
    slabs,
    incomeTax,
    cess,
    total,
    netIncome,
  };
}

export const zeroTax = taxOf({ ...taxDefaults, income: 0, deductions: 0 });

/** Income tax and cess. Empty amounts count as zero, and so does a negative taxable income. */
export function calculateTax(input: TaxInput): TaxResult | null {
  const income = isGiven(input.income) ? input.income : 0;
  const deductions = input.regime === 'old' && isGiven(input.deductions) ? input.deductions : 0;
  const result = taxOf({ ...input, income, deductions });
  return allFinite(result.total, result.netIncome) ? result : null;
}
