'use client';

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
import { AmountField } from './amount-field';
import { CalculatorFrame } from './calculator-frame';
import { amountIn, choiceIn } from './read-form';
import { TdsLedger } from './tds-ledger';
import { useCalculator } from './use-calculator';

function read(form: FormData): TdsInput {
  return {
    income: amountIn(form, 'income'),
    incomeType: choiceIn(form, 'incomeType', incomeTypes),
  };
}

export function TdsCalculator() {
  const { result, ...calculator } = useCalculator({
    name: 'tds',
    read,
    calculate: workOutTds,
    zero: zeroTds,
  });

  return (
    <CalculatorFrame
      label="TDS calculator"
      {...calculator}
      ledger={<TdsLedger result={result} />}
      announcement={`TDS amount ${formatRupees(result.tds)}, net amount receivable ${formatRupees(result.net)}`}
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
