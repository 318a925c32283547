'use client';

import { lawPart } from '@/components/calculators/law/law-place';
import type { TaxByLawProps } from '@/components/calculators/law/tax-by-law';

/** The tax by law, and the line that links to it. */
export const { Part: LawPart, Link: LawLink } = lawPart<Omit<TaxByLawProps, 'today'>>(() =>
  import('@/components/calculators/law/tax-by-law').then((part) => ({
    Sheet: part.TaxByLaw,
    Line: part.LawLine,
  })),
);
