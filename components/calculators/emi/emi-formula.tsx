import type { ReactNode } from 'react';
import type { ExactEmiResult } from '@/lib/calculators/emi';
import { formatNumber, formatRupeesAndPaise } from '@/lib/format';

/** A part of the formula that is never broken over two lines. */
function Part({ children }: { children: ReactNode }) {
  return <span className="inline-block">{children}</span>;
}

/** The formula, in symbols until there is a result, then with its figures. */
export function EmiFormula({ result }: { result: ExactEmiResult }) {
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
