'use client';

import { EmiLink, EmiPart } from '@/components/calculators/emi/emi-part';
import { EmiResult } from '@/components/calculators/emi/emi-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { amountIn } from '@/components/calculators/shared/read-form';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { type EmiInput, workOutEmi, zeroEmi } from '@/lib/calculators/emi';
import { formatRupees } from '@/lib/format';

function read(form: FormData): EmiInput {
  return {
    loanAmount: amountIn(form, 'loanAmount'),
    annualRate: amountIn(form, 'annualRate'),
    tenureYears: amountIn(form, 'tenureYears'),
  };
}

export function EmiCalculator(page: OfPage) {
  const { result, input, ...calculator } = useCalculator({
    name: 'emi',
    read,
    calculate: workOutEmi,
    zero: zeroEmi,
  });

  return (
    <CalculatorFrame
      label="EMI calculator"
      {...calculator}
      ledger={
        <EmiResult
          result={result}
          isWorkedOut={input !== null}
          schedule={input && <EmiLink result={result} />}
        />
      }
      announcement={`Monthly EMI ${formatRupees(result.emi)}`}
      calculator="emi"
      {...page}
      worked={input && { calculator: 'emi', result }}
      example={
        input === null && {
          label: 'Try ₹50,00,000 at 8.5%',
          values: { loanAmount: '50,00,000', annualRate: '8.5', tenureYears: '20' },
        }
      }
    >
      <AmountField label="Loan Amount" name="loanAmount" rupees />
      <AmountField label="Annual Interest Rate (%)" name="annualRate" step={0.1} />
      <AmountField label="Tenure (Years)" name="tenureYears" step={1} />
      {input && <EmiPart result={result} />}
    </CalculatorFrame>
  );
}
