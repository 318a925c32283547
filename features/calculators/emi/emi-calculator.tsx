'use client';

import { emi } from '@/features/calculators/emi/emi';
import { tabulateEmi } from '@/features/calculators/emi/emi-result';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { lawPart } from '@/features/calculators/frame/law-place';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

const { LawPart, useLawEarly } = lawPart(() =>
  import('@/features/calculators/emi/emi-sheet').then((part) => part.EmiByLaw),
);

export function EmiCalculator(page: OfPage) {
  const state = useCalculator(emi);
  useLawEarly();
  const { result, input, run } = state;

  return (
    <CalculatorFrame
      calculator={emi}
      {...state}
      table={tabulateEmi(result, input !== null)}
      answer={input && <LawPart given={result} run={run} />}
      inShort={
        <>
          <span className="amount">{formatRupeesAndPaise(result.principal)}</span> at{' '}
          {formatPercent(result.annualRate)}, {formatNumber(result.tenureYears, 2)} years
        </>
      }
      announcement={`Monthly EMI ${formatRupees(result.emi)}`}
      {...page}
      example={{
        label: 'Try ₹50,00,000',
        values: { loanAmount: '50,00,000', annualRate: '8.5', tenureYears: '20' },
      }}
    >
      <AmountField fields={emi.fields} name="loanAmount" />
      <AmountField fields={emi.fields} name="annualRate" />
      <AmountField fields={emi.fields} name="tenureYears" />
    </CalculatorFrame>
  );
}
