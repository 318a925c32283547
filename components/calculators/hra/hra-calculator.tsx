'use client';

import { HraResult } from '@/components/calculators/hra/hra-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { ChoiceField } from '@/components/calculators/shared/choice-field';
import { lawPart } from '@/components/calculators/shared/law-place';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { hra } from '@/lib/calculators/hra';
import { formatRupees } from '@/lib/format';

/** The exemption by law, and the line that links to it. */
const {
  Part: HraPart,
  Link: HraLink,
  useLawEarly,
} = lawPart(() =>
  import('@/components/calculators/hra/hra-sheet').then((part) => ({
    Sheet: part.HraSheet,
    Line: part.HraLine,
  })),
);

export function HraCalculator(page: OfPage) {
  const state = useCalculator(hra);
  useLawEarly();
  const { result, input } = state;

  return (
    <CalculatorFrame
      calculator={hra}
      {...state}
      table={
        <HraResult
          result={result}
          isWorkedOut={input !== null}
          law={input && <HraLink result={result} />}
        />
      }
      announcement={`HRA exemption ${formatRupees(result.exempt)}, taxable HRA ${formatRupees(result.taxable)}`}
      areServicesBelow
      {...page}
      example={
        input === null && {
          label: 'Try a salary of ₹6,00,000',
          values: { basic: '6,00,000', hra: '2,40,000', rent: '1,80,000' },
        }
      }
    >
      <AmountField fields={hra.fields} name="basic" />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <AmountField fields={hra.fields} name="hra" />
        <AmountField fields={hra.fields} name="rent" />
      </div>
      <ChoiceField fields={hra.fields} name="city" />
      {input && <HraPart result={result} />}
    </CalculatorFrame>
  );
}
