import type { ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { estimateYear, financialYear } from '@/lib/law/tax/rates-ay-2024-25';

type Props = {
  text: string;
  children: ReactNode;
};

export function OldRates({ text, children }: Props) {
  return (
    <details className="border-rule-strong border-y">
      <summary className="rounded-control py-4 font-semibold">
        <span>
          <NoWrap>{`Rates of FY ${financialYear} (AY ${estimateYear})`}</NoWrap>
        </span>
      </summary>
      <p className="mb-6 max-w-3xl text-soft">{text}</p>
      {children}
    </details>
  );
}
