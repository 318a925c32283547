'use client';

import { lawPart } from '@/components/calculators/shared/law-place';
import type { ExactEmiResult } from '@/lib/calculators/emi';

/** The loan month by month, and the line that links to it. */
export const { Part: EmiPart, Link: EmiLink } = lawPart<{ result: ExactEmiResult }>(() =>
  import('@/components/calculators/emi/emi-sheet').then((part) => ({
    Sheet: part.EmiSheet,
    Line: part.EmiLine,
  })),
);
