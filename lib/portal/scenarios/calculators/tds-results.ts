import { mainResults } from '@/content/calculators/names';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { type ExactTdsResult, incomeTypes, workOutTds } from '@/lib/calculators/tds';
import { formatRupeesAndPaise } from '@/lib/format';
import { amountOf, defineCalculator, labelOf } from '@/lib/portal/scenarios/calculators/calculator';
import { found } from '@/lib/portal/scenarios/lines';

const fields = {
  income: { label: 'Income Amount', takes: 'rupees' },
  incomeType: { label: 'Income Type', takes: incomeTypes },
} as const;

export const tdsResults = defineCalculator({
  fields,
  cases: () => import('@/lib/calculators/cases/tds'),
  workOut: (inputs) => workOutTds({ ...inputs, income: amountOf(inputs.income) }),
  given: ({ income, incomeType }: ExactTdsResult) => [
    [fields.income.label, formatRupeesAndPaise(income)],
    [fields.incomeType.label, labelOf(incomeTypes, incomeType)],
  ],
  found: ({ rate, tds, net }) => [
    found.percent('TDS rate', rate),
    found.rupees(mainResults.tds, tds),
    found.rupees('Net amount receivable', net),
  ],
  edition: `, rates of AY ${assessmentYear}, simplified estimate`,
  decides: ({ incomeType }) => ({ choice: incomeType }),
});
