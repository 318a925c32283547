'use client';

import type { GstByLawProps } from '@/components/calculators/gst/gst-by-law';
import { lawPart } from '@/components/calculators/shared/law-place';

type Props = Omit<GstByLawProps, 'today'>;

/** The law's answer, and the line that links to it. */
export const { Part: GstLawPart, Link: GstLawLink } = lawPart<Props, Omit<Props, 'onAnswer'>>(
  () =>
    import('@/components/calculators/gst/gst-by-law').then((part) => ({
      Sheet: part.GstByLaw,
      Line: part.GstLawLine,
    })),
  <span className="block min-h-10" />,
);
