'use client';

import { lawPart } from '@/components/calculators/shared/law-place';
import type { ExactHraResult } from '@/lib/calculators/hra';

/** The exemption by law, and the line that links to it. */
export const { Part: HraPart, Link: HraLink } = lawPart<{ result: ExactHraResult }>(() =>
  import('@/components/calculators/hra/hra-sheet').then((part) => ({
    Sheet: part.HraSheet,
    Line: part.HraLine,
  })),
);
