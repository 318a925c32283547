import type { ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { assessmentYear, financialYear } from '@/lib/law/tax/rates-ay-2024-25';

type Props = {
  /** How the simple estimate is worked out, and what it leaves out. */
  text: string;
  /** Its tables of rates. */
  children: ReactNode;
};

/** Rule and rates of the simple estimate, folded: those of this year stand before them. */
export function OldRates({ text, children }: Props) {
  return (
    <details className="border-rule-strong border-y">
      <summary className="rounded-control py-4 font-semibold">
        <span>
          <NoWrap>{`Rates of FY ${financialYear} (AY ${assessmentYear})`}</NoWrap>
        </span>
      </summary>
      <p className="mb-6 max-w-3xl text-soft">{text}</p>
      {children}
    </details>
  );
}
