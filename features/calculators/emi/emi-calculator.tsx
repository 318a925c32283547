'use client';

import type { ReactNode } from 'react';
import type { SheetLine } from '@/components/sheet/sheet-row';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { type ExactEmiResult, emi } from '@/features/calculators/emi/emi';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { createLawPart } from '@/features/calculators/frame/law-part';
import { listRounding } from '@/features/calculators/frame/rounding';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import {
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

const lawPart = createLawPart(() =>
  import('@/features/calculators/emi/emi-sheet').then((part) => part.EmiByLaw),
);

export function EmiCalculator(page: OfPage) {
  const state = useCalculator(emi);
  const { result, input } = state;

  return (
    <CalculatorFrame
      calculator={emi}
      {...state}
      table={tabulateEmi(result, input !== null)}
      lawPart={lawPart}
      formInput={input && result}
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

function Part({ children }: { children: ReactNode }) {
  return <span className="inline-block">{children}</span>;
}

function EmiFormula({ result }: { result: ExactEmiResult }) {
  const { principal, monthlyRate, months, emi } = result;
  const isWorkedOut = months.isAbove(0);
  const growth = isWorkedOut ? formatNumber(monthlyRate.plus(1), 7) : '(1 + r)';
  const power = <sup>{isWorkedOut ? formatNumber(months, 2) : 'n'}</sup>;

  return (
    <>
      <Part>
        {isWorkedOut ? formatRupeesAndPaise(principal) : 'P'} ×{' '}
        {isWorkedOut ? formatNumber(monthlyRate, 7) : 'r'}
      </Part>{' '}
      <Part>
        × {growth}
        {power}
      </Part>{' '}
      <Part>
        ÷ ({growth}
        {power} − 1)
      </Part>{' '}
      {isWorkedOut && <Part>= {formatRupeesAndPaise(emi)}</Part>}
    </>
  );
}

function listSteps(result: ExactEmiResult): SheetLine[] {
  const { annualRate, tenureYears, monthlyRate, months } = result;
  return [
    {
      label: 'Rate a month, r',
      detail: `${formatPercent(annualRate)} ÷ 12`,
      values: [formatPercent(monthlyRate.times(100))],
    },
    {
      label: 'Months, n',
      detail: `${formatNumber(tenureYears, 2)} × 12`,
      values: [formatNumber(months, 2)],
    },
    {
      label: 'Reducing-balance formula',
      detail: <EmiFormula result={result} />,
      values: [],
    },
  ];
}

function tabulateEmi(result: ExactEmiResult, isWorkedOut: boolean): SheetTableProps {
  const { principal, annualRate, tenureYears, months, emi } = result;
  const total = roundRupees(result.total);
  const interest = roundRupees(result.interest);
  const loan = {
    label: 'Loan amount',
    detail: 'Taken off the total',
    values: [formatRupeesAndPaise(principal)],
  };

  return {
    title: isWorkedOut ? 'Simple estimate' : 'Your loan',
    note:
      isWorkedOut && `${formatPercent(annualRate)} a year · ${formatNumber(tenureYears, 2)} years`,
    lines: isWorkedOut ? listSteps(result) : [],
    total: { label: 'Monthly EMI', values: [formatRupees(emi)] },
    rest: [
      {
        label: 'Total Amount Payable',
        detail: isWorkedOut && `Unrounded EMI × ${formatNumber(months, 2)}`,
        values: [formatRupees(total)],
        strong: true,
      },
      ...(isWorkedOut ? [loan] : []),
      ...listRounding([total, roundPaise(principal).times(-1)], interest),
      { label: 'Total Interest Payable', values: [formatRupees(interest)], strong: true },
    ],
  };
}
