'use client';

import { lawPart } from '@/components/calculators/law/law-place';
import type { TdsByLawProps } from '@/components/calculators/law/tds-by-law';

type Props = Omit<TdsByLawProps, 'today'>;

/** The law's answer, and the line that links to it. */
export const { Part: TdsLawPart, Link: TdsLawLink } = lawPart<Props, Omit<Props, 'onAnswer'>>(
  () =>
    import('@/components/calculators/law/tds-by-law').then((part) => ({
      Sheet: part.TdsByLaw,
      Line: part.TdsLawLine,
    })),
  <span className="block min-h-10" />,
);
