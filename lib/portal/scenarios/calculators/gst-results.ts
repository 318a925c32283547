import { mainResults } from '@/content/calculators/names';
import {
  type ExactGstResult,
  gstCalculationTypes,
  gstRates,
  workOutGst,
} from '@/lib/calculators/gst';
import { formatPercent, formatRupeesAndPaise } from '@/lib/format';
import { amountOf, defineCalculator, labelOf } from '@/lib/portal/scenarios/calculators/calculator';
import { found } from '@/lib/portal/scenarios/lines';

const fields = {
  amount: { label: 'Amount', takes: 'rupees' },
  rate: { label: 'GST Rate', takes: gstRates },
  type: { label: 'Calculation Type', takes: gstCalculationTypes },
  interstate: { label: 'Interstate', takes: 'tick' },
} as const;

export const gstResults = defineCalculator({
  fields,
  cases: () => import('@/lib/calculators/cases/gst'),
  workOut: ({ amount, rate, type, interstate }) =>
    workOutGst({
      amount: amountOf(amount),
      rate: Number(rate),
      type,
      interstate: interstate === 'yes',
    }),
  given: ({ type, rate, interstate, net, gross }: ExactGstResult) => [
    [fields.amount.label, formatRupeesAndPaise(type === 'exclusive' ? net : gross)],
    [fields.rate.label, formatPercent(rate)],
    [fields.type.label, labelOf(gstCalculationTypes, type)],
    [fields.interstate.label, interstate ? 'yes' : 'no'],
  ],
  found: ({ net, parts, total, gross }) => [
    found.rupees('Net amount', net),
    ...parts.map(({ levy, amount }) => found.rupees(levy, amount)),
    found.rupees(mainResults.gst, total),
    found.rupees('Gross amount', gross),
  ],
});
