'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { Segmented } from '@/components/ui/segmented';
import {
  calculateGst,
  type GstInput,
  gstCalculationTypes,
  gstDefaults,
  gstRates,
  zeroGst,
} from '@/lib/calculators/gst';
import { formatRupees } from '@/lib/format';
import { AmountField } from './amount-field';
import { CalculatorFrame } from './calculator-frame';
import { GstLedger } from './gst-ledger';
import { amountIn, choiceIn } from './read-form';
import { useCalculator } from './use-calculator';

const rateOptions = gstRates.map(({ value, label }) => ({ value: String(value), label }));

function read(form: FormData): GstInput {
  return {
    amount: amountIn(form, 'amount'),
    rate: choiceIn(form, 'rate', gstRates),
    type: choiceIn(form, 'type', gstCalculationTypes),
    interstate: form.has('interstate'),
  };
}

export function GstCalculator() {
  const { result, run, form } = useCalculator({ read, calculate: calculateGst, zero: zeroGst });

  return (
    <CalculatorFrame
      label="GST calculator"
      form={form}
      run={run}
      ledger={<GstLedger result={result} />}
      announcement={`Total GST ${formatRupees(result.total)}, gross amount ${formatRupees(result.gross)}`}
    >
      <AmountField label="Amount" name="amount" rupees />
      <Segmented
        legend="GST Rate"
        name="rate"
        options={rateOptions}
        defaultValue={String(gstDefaults.rate)}
      />
      <Segmented
        legend="Calculation Type"
        name="type"
        options={gstCalculationTypes}
        defaultValue={gstDefaults.type}
      />
      <Checkbox label="Interstate" name="interstate" defaultChecked={gstDefaults.interstate} />
    </CalculatorFrame>
  );
}
