'use client';

import { HraLink, HraPart } from '@/components/calculators/hra/hra-part';
import { HraResult } from '@/components/calculators/hra/hra-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { amountIn, choiceIn } from '@/components/calculators/shared/read-form';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { Segmented } from '@/components/ui/segmented';
import { cityTypes, type HraInput, hraDefaults, workOutHra, zeroHra } from '@/lib/calculators/hra';
import { formatRupees } from '@/lib/format';

function read(form: FormData): HraInput {
  return {
    basic: amountIn(form, 'basic'),
    hra: amountIn(form, 'hra'),
    rent: amountIn(form, 'rent'),
    city: choiceIn(form, 'city', cityTypes),
  };
}

export function HraCalculator(page: OfPage) {
  const { result, input, ...calculator } = useCalculator({
    name: 'hra',
    read,
    calculate: workOutHra,
    zero: zeroHra,
  });

  return (
    <CalculatorFrame
      label="HRA calculator"
      {...calculator}
      ledger={
        <HraResult
          result={result}
          isWorkedOut={input !== null}
          law={input && <HraLink result={result} />}
        />
      }
      announcement={`HRA exemption ${formatRupees(result.exempt)}, taxable HRA ${formatRupees(result.taxable)}`}
      calculator="hra"
      areServicesBelow
      {...page}
      worked={input && { calculator: 'hra', result }}
      example={
        input === null && {
          label: 'Try a salary of ₹6,00,000',
          values: { basic: '6,00,000', hra: '2,40,000', rent: '1,80,000' },
        }
      }
    >
      <AmountField label="Annual Basic Salary" name="basic" rupees />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <AmountField label="Annual HRA Received" name="hra" rupees />
        <AmountField label="Annual Rent Paid" name="rent" rupees />
      </div>
      <Segmented
        legend="City Type"
        name="city"
        options={cityTypes}
        defaultValue={hraDefaults.city}
      />
      {input && <HraPart result={result} />}
    </CalculatorFrame>
  );
}
