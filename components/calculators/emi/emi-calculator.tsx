'use client';

import { EmiResult } from '@/components/calculators/emi/emi-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { lawPart } from '@/components/calculators/shared/law-place';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { emi } from '@/lib/calculators/emi';
import { formatRupees } from '@/lib/format';

/** The loan month by month, and the line that links to it. */
const {
  Part: EmiPart,
  Link: EmiLink,
  useLawEarly,
} = lawPart(() =>
  import('@/components/calculators/emi/emi-sheet').then((part) => ({
    Sheet: part.EmiSheet,
    Line: part.EmiLine,
  })),
);

export function EmiCalculator(page: OfPage) {
  const state = useCalculator(emi);
  useLawEarly();
  const { result, input } = state;

  return (
    <CalculatorFrame
      calculator={emi}
      {...state}
      table={
        <EmiResult
          result={result}
          isWorkedOut={input !== null}
          schedule={input && <EmiLink result={result} />}
        />
      }
      announcement={`Monthly EMI ${formatRupees(result.emi)}`}
      {...page}
      example={
        input === null && {
          label: 'Try ₹50,00,000 at 8.5%',
          values: { loanAmount: '50,00,000', annualRate: '8.5', tenureYears: '20' },
        }
      }
    >
      <AmountField fields={emi.fields} name="loanAmount" />
      <AmountField fields={emi.fields} name="annualRate" />
      <AmountField fields={emi.fields} name="tenureYears" />
      {input && <EmiPart result={result} />}
    </CalculatorFrame>
  );
}
