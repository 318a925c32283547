'use client';

import { lawPart } from '@/components/calculators/shared/law-place';
import type { TaxByLawProps } from '@/components/calculators/tax/tax-by-law';
import type { ThisYearProps } from '@/components/calculators/tax/this-year';

/** The tax by law, and the answer for this year beside the estimate. */
export const { Part: LawPart, Link: ThisYearPart } = lawPart<
  Omit<TaxByLawProps, 'today'>,
  Omit<ThisYearProps, 'today'>
>(
  async () => {
    const [{ TaxByLaw }, { ThisYear }] = await Promise.all([
      import('@/components/calculators/tax/tax-by-law'),
      import('@/components/calculators/tax/this-year'),
    ]);
    return { Sheet: TaxByLaw, Line: ThisYear };
  },
  <div className="min-h-54 rounded-panel border border-rule-strong bg-page" />,
);
