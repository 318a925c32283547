'use client';

import { AmountField } from '@/components/calculators/amount-field';
import { CalculatorFrame } from '@/components/calculators/calculator-frame';
import { GstLedger } from '@/components/calculators/gst-ledger';
import { amountIn, choiceIn } from '@/components/calculators/read-form';
import { useCalculator } from '@/components/calculators/use-calculator';
import { Checkbox } from '@/components/ui/checkbox';
import { Segmented } from '@/components/ui/segmented';
import {
  type GstInput,
  gstCalculationTypes,
  gstDefaults,
  gstRates,
  workOutGst,
  zeroGst,
} from '@/lib/calculators/gst';
import { formatRupees } from '@/lib/format';

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
  const { result, input, ...calculator } = useCalculator({
    name: 'gst',
    read,
    calculate: workOutGst,
    zero: zeroGst,
  });

  return (
    <CalculatorFrame
      label="GST calculator"
      {...calculator}
      ledger={<GstLedger result={result} isWorkedOut={input !== null} />}
      announcement={`Total GST ${formatRupees(result.total)}, gross amount ${formatRupees(result.gross)}`}
      example={input === null && { label: 'Try ₹10,000', values: { amount: '10,000' } }}
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
