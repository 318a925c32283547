'use client';

import { Segmented } from '@/components/ui/segmented';
import {
  calculateHra,
  cityTypes,
  type HraInput,
  hraDefaults,
  zeroHra,
} from '@/lib/calculators/hra';
import { formatRupees } from '@/lib/format';
import { AmountField } from './amount-field';
import { CalculatorFrame } from './calculator-frame';
import { HraLedger } from './hra-ledger';
import { amountIn, choiceIn } from './read-form';
import { useCalculator } from './use-calculator';

function read(form: FormData): HraInput {
  return {
    basic: amountIn(form, 'basic'),
    hra: amountIn(form, 'hra'),
    rent: amountIn(form, 'rent'),
    city: choiceIn(form, 'city', cityTypes),
  };
}

export function HraCalculator({ note }: { note: string }) {
  const { result, run, form } = useCalculator({ read, calculate: calculateHra, zero: zeroHra });

  return (
    <CalculatorFrame
      label="HRA calculator"
      form={form}
      run={run}
      ledger={<HraLedger result={result} run={run} />}
      announcement={`HRA exemption ${formatRupees(result.exempt)}, taxable HRA ${formatRupees(result.taxable)}`}
      note={note}
    >
      <AmountField label="Annual Basic Salary" name="basic" rupees />
      <AmountField label="Annual HRA Received" name="hra" rupees />
      <AmountField label="Annual Rent Paid" name="rent" rupees />
      <Segmented
        legend="City Type"
        name="city"
        options={cityTypes}
        defaultValue={hraDefaults.city}
      />
    </CalculatorFrame>
  );
}
