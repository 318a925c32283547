import { mainResults } from '@/content/calculators/names';
import { salaryChoices } from '@/content/calculators/tax-by-law';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { ageCategories, type ExactTaxResult, taxRegimes, workOutTax } from '@/lib/calculators/tax';
import { formatRupeesAndPaise } from '@/lib/format';
import {
  amountOf,
  defineCalculator,
  type Line,
  labelOf,
} from '@/lib/portal/scenarios/calculators/calculator';
import { found } from '@/lib/portal/scenarios/lines';

const fields = {
  income: { label: 'Annual Income', takes: 'rupees' },
  ageCategory: { label: 'Age Category', takes: ageCategories },
  regime: { label: 'Tax Regime', takes: taxRegimes },
  deductions: { label: 'Total Deductions', takes: 'rupees' },
  salary: { label: 'Salary or pension', takes: salaryChoices, assumed: 'salary' },
} as const;

/** The new regime has no use for what was typed as deductions. */
const deducted = ({ regime, deductions }: ExactTaxResult): Line[] =>
  regime === 'old' ? [[fields.deductions.label, formatRupeesAndPaise(deductions)]] : [];

export const taxResults = defineCalculator({
  fields,
  cases: () => import('@/lib/calculators/cases/tax'),
  workOut: (inputs) =>
    workOutTax({
      ...inputs,
      income: amountOf(inputs.income),
      deductions: amountOf(inputs.deductions),
    }),
  given: (result: ExactTaxResult) => [
    [fields.income.label, formatRupeesAndPaise(result.income)],
    [fields.ageCategory.label, labelOf(ageCategories, result.ageCategory)],
    [fields.regime.label, labelOf(taxRegimes, result.regime)],
    ...deducted(result),
  ],
  found: ({ incomeTax, cess, total, netIncome }) => [
    found.rupees('Income tax', incomeTax),
    found.rupees('Cess', cess),
    found.rupees(mainResults.tax, total),
    found.rupees('Net income after tax', netIncome),
  ],
  edition: `, AY ${assessmentYear}, simplified estimate`,
  decides: ({ income }) => ({ amount: income.toNumber() }),
});
