'use client';

import { EmiLink, EmiPart } from '@/components/calculators/law/emi-part';
import { type EmiInput, workOutEmi, zeroEmi } from '@/lib/calculators/emi';
import { formatRupees } from '@/lib/format';
import { AmountField } from './amount-field';
import { CalculatorFrame } from './calculator-frame';
import { EmiLedger } from './emi-ledger';
import { amountIn } from './read-form';
import { useCalculator } from './use-calculator';

function read(form: FormData): EmiInput {
  return {
    loanAmount: amountIn(form, 'loanAmount'),
    annualRate: amountIn(form, 'annualRate'),
    tenureYears: amountIn(form, 'tenureYears'),
  };
}

export function EmiCalculator() {
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
      ledger={<EmiLedger result={result} schedule={input && <EmiLink result={result} />} />}
      announcement={`Monthly EMI ${formatRupees(result.emi)}`}
    >
      <AmountField label="Loan Amount" name="loanAmount" rupees />
      <AmountField label="Annual Interest Rate (%)" name="annualRate" step={0.1} />
      <AmountField label="Tenure (Years)" name="tenureYears" step={1} />
      {input && <EmiPart result={result} />}
    </CalculatorFrame>
  );
}
