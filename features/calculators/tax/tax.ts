import { mainResults } from '@/content/calculators/names';
import { clampToZero, Exact, type InNumbers, pickLeast, sum, toNumbers, zero } from '@/lib/exact';
import { type CalculatorFields, defineCalculator } from '@/lib/forms/calculator';
import { type InputOf, readFields } from '@/lib/forms/input-fields';
import { areRupees, parsePositiveAmount } from '@/lib/forms/inputs';
import {
  type Band,
  type BandWithStart,
  cessRate,
  estimateYear,
  newRegimeBands,
  oldRegimeBands,
  withStart,
} from '@/lib/law/tax/rates-ay-2024-25';
import { type AgeCategory, ageCategories, type TaxRegime, taxRegimes } from '@/lib/law/tax/regimes';

const fields = {
  income: { label: 'Annual Income', kind: 'rupees' },
  ageCategory: { label: 'Age Category', kind: 'choice', options: ageCategories },
  regime: { label: 'Tax Regime', kind: 'choice', options: taxRegimes },
  /** Chapter VI-A and the like; the new regime allows none of them (section 115BAC(2)). */
  deductions: {
    label: 'Total Deductions',
    hint: '80C, 80D, home-loan interest and so on; not your employer’s NPS',
    kind: 'rupees',
    isUsed: ({ regime }) => regime === 'old',
  },
} as const satisfies CalculatorFields;

export type TaxInput = InputOf<typeof fields>;

type ExactTaxSlab = BandWithStart & { on: Exact; tax: Exact };

export type ExactTaxResult = {
  ageCategory: AgeCategory;
  regime: TaxRegime;
  income: Exact;
  deductions: Exact;
  taxableIncome: Exact;
  slabs: readonly ExactTaxSlab[];
  incomeTax: Exact;
  cess: Exact;
  total: Exact;
  netIncome: Exact;
};

export type TaxResult = InNumbers<ExactTaxResult>;

export function getTaxBands(regime: TaxRegime, ageCategory: AgeCategory): readonly Band[] {
  return regime === 'new' ? newRegimeBands : oldRegimeBands[ageCategory];
}

type ReadTaxInput = TaxInput & { income: Exact; deductions: Exact };

function computeTax({ income, ageCategory, regime, deductions }: ReadTaxInput): ExactTaxResult {
  const taxableIncome = clampToZero(income.minus(deductions));

  const slabs = withStart(getTaxBands(regime, ageCategory)).map((band): ExactTaxSlab => {
    const end = band.upTo === null ? taxableIncome : pickLeast(taxableIncome, Exact.of(band.upTo));
    const on = clampToZero(end.minus(band.from));
    return { ...band, on, tax: on.times(band.rate).over(100) };
  });
  const incomeTax = sum(slabs.map(({ tax }) => tax));
  const cess = incomeTax.times(cessRate).over(100);
  const total = incomeTax.plus(cess);
  const netIncome = income.minus(total);

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

/** Income tax and cess. Empty amounts and a negative taxable income count as zero. */
export function workOutTax(input: TaxInput): ExactTaxResult | null {
  const income = parsePositiveAmount(input.income) ?? zero;
  const deductions = (input.regime === 'old' && parsePositiveAmount(input.deductions)) || zero;
  return areRupees(income, deductions) ? computeTax({ ...input, income, deductions }) : null;
}

/** The same with plain numbers in place of exact values; `null` means "do nothing". */
export function calculateTax(input: TaxInput): TaxResult | null {
  return toNumbers(workOutTax(input));
}

export const tax = defineCalculator({
  name: 'tax',
  edition: `, AY ${estimateYear}, simplified estimate`,
  fields,
  lawChoices: {
    salary: 'lasting',
    year: 'lasting',
    age: { fills: 'ageCategory' },
    deducted: { fills: 'deductions' },
    ask: 'renewed',
  },
  workOut: workOutTax,
  zero: computeTax({ ...readFields(fields, {}), income: zero, deductions: zero }),
  outputs: ({ incomeTax, cess, total, netIncome }) => [
    ['Income tax', incomeTax],
    ['Cess', cess],
    [mainResults.tax, total],
    ['Net income after tax', netIncome],
  ],
});
