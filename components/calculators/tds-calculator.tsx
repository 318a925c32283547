'use client';

import { AmountField } from '@/components/calculators/amount-field';
import { CalculatorFrame } from '@/components/calculators/calculator-frame';
import { amountIn, choiceIn } from '@/components/calculators/read-form';
import { TdsLedger } from '@/components/calculators/tds-ledger';
import { useCalculator } from '@/components/calculators/use-calculator';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import {
  incomeTypes,
  type TdsInput,
  tdsDefaults,
  workOutTds,
  zeroTds,
} from '@/lib/calculators/tds';
import { formatRupees } from '@/lib/format';

function read(form: FormData): TdsInput {
  return {
    income: amountIn(form, 'income'),
    incomeType: choiceIn(form, 'incomeType', incomeTypes),
  };
}

export function TdsCalculator() {
  const { result, input, ...calculator } = useCalculator({
    name: 'tds',
    read,
    calculate: workOutTds,
    zero: zeroTds,
  });

  return (
    <CalculatorFrame
      label="TDS calculator"
      {...calculator}
      ledger={<TdsLedger result={result} isWorkedOut={input !== null} />}
      announcement={`TDS amount ${formatRupees(result.tds)}, net amount receivable ${formatRupees(result.net)}`}
      example={input === null && { label: 'Try ₹6,00,000', values: { income: '6,00,000' } }}
    >
      <AmountField label="Income Amount" name="income" rupees />
      <Field label="Income Type">
        {(control) => (
          <Select
            {...control}
            name="incomeType"
            options={incomeTypes}
            defaultValue={tdsDefaults.incomeType}
            className="h-14"
          />
        )}
      </Field>
    </CalculatorFrame>
  );
}
