import { mainResults } from '@/content/calculators/names';
import { type ExactEmiResult, workOutEmi } from '@/lib/calculators/emi';
import { formatNumber, formatPercent, formatRupeesAndPaise } from '@/lib/format';
import { amountOf, defineCalculator } from '@/lib/portal/scenarios/calculators/calculator';
import { found } from '@/lib/portal/scenarios/lines';

const fields = {
  loanAmount: { label: 'Loan Amount', takes: 'rupees' },
  annualRate: { label: 'Annual Interest Rate', takes: 'percent' },
  tenureYears: { label: 'Tenure', takes: 'years' },
} as const;

export const emiResults = defineCalculator({
  fields,
  cases: () => import('@/lib/calculators/cases/emi'),
  workOut: ({ loanAmount, annualRate, tenureYears }) =>
    workOutEmi({
      loanAmount: amountOf(loanAmount),
      annualRate: amountOf(annualRate),
      tenureYears: amountOf(tenureYears),
    }),
  given: ({ principal, annualRate, tenureYears }: ExactEmiResult) => [
    [fields.loanAmount.label, formatRupeesAndPaise(principal)],
    [fields.annualRate.label, formatPercent(annualRate)],
    [fields.tenureYears.label, `${formatNumber(tenureYears, 2)} years`],
  ],
  found: ({ emi, total, interest }) => [
    found.rupees(mainResults.emi, emi),
    found.rupees('Total Amount Payable', total),
    found.rupees('Total Interest Payable', interest),
  ],
});
