'use client';

import { lawPart } from '@/components/calculators/shared/law-place';
import type { TdsByLawProps } from '@/components/calculators/tds/tds-by-law';

type Props = Omit<TdsByLawProps, 'today'>;

/** The law's answer, and the line that links to it. */
export const { Part: TdsLawPart, Link: TdsLawLink } = lawPart<Props, Omit<Props, 'onAnswer'>>(
  () =>
    import('@/components/calculators/tds/tds-by-law').then((part) => ({
      Sheet: part.TdsByLaw,
      Line: part.TdsLawLine,
    })),
  <span className="block min-h-10" />,
);
