import type { ReactNode } from 'react';
import { type ResultLine, ResultTable } from '@/components/calculators/shared/result-table';
import type { ExactEmiResult } from '@/lib/calculators/emi';
import {
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

/** A part of the formula that is never broken over two lines. */
function Part({ children }: { children: ReactNode }) {
  return <span className="inline-block">{children}</span>;
}

/** The formula, in symbols until there is a result, then with its figures. */
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

/** Rate, months and the formula with their values. */
function working(result: ExactEmiResult): ResultLine[] {
  const { annualRate, tenureYears, monthlyRate, months } = result;
  return [
    {
      kind: 'entry',
      number: 1,
      label: 'Rate a month, r',
      detail: `${formatPercent(annualRate)} ÷ 12`,
      amount: formatPercent(monthlyRate.times(100)),
    },
    {
      kind: 'entry',
      number: 2,
      label: 'Months, n',
      detail: `${formatNumber(tenureYears, 2)} × 12`,
      amount: formatNumber(months, 2),
    },
    {
      kind: 'entry',
      number: 3,
      label: 'Reducing-balance formula',
      isBelow: true,
      detail: <EmiFormula result={result} />,
    },
  ];
}

type Props = {
  result: ExactEmiResult;
  /** Before the first Calculate there is no working. */
  isWorkedOut: boolean;
};

export function EmiResult({ result, isWorkedOut }: Props) {
  const { principal, annualRate, tenureYears, months, emi } = result;
  const total = roundRupees(result.total);
  const interest = roundRupees(result.interest);
  const loan: ResultLine = {
    kind: 'entry',
    number: 4,
    label: 'Loan amount',
    detail: 'Taken off the total',
    amount: formatRupeesAndPaise(principal),
  };

  return (
    <ResultTable
      title={isWorkedOut ? 'Simple estimate' : 'Your loan'}
      note={
        isWorkedOut && `${formatPercent(annualRate)} a year · ${formatNumber(tenureYears, 2)} years`
      }
      isPlain={isWorkedOut}
      groups={[
        isWorkedOut ? working(result) : [],
        [{ kind: 'total', label: 'Monthly EMI', amount: formatRupees(emi) }],
        [
          {
            kind: 'entry',
            strong: true,
            label: 'Total Amount Payable',
            isBelow: true,
            detail: isWorkedOut && `Unrounded EMI × ${formatNumber(months, 2)}`,
            amount: formatRupees(total),
          },
          ...(isWorkedOut ? [loan] : []),
          {
            kind: 'rounding',
            entries: [total, roundPaise(principal).times(-1)],
            total: interest,
          },
          {
            kind: 'entry',
            strong: true,
            label: 'Total Interest Payable',
            amount: formatRupees(interest),
          },
        ],
      ]}
    />
  );
}
