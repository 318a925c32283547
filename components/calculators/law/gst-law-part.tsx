'use client';

import { lazy, Suspense } from 'react';
import type { GstByLawProps } from '@/components/calculators/law/gst-by-law';
import { LawMissing, LawPlace, todayInIndia } from '@/components/calculators/law/law-place';

const load = () => import('@/components/calculators/law/gst-by-law');

const GstByLaw = lazy(() =>
  load().then(
    (part) => ({ default: part.GstByLaw }),
    () => ({ default: LawMissing }),
  ),
);
const GstLawLine = lazy(() =>
  load().then(
    (part) => ({ default: part.GstLawLine }),
    () => ({ default: () => null }),
  ),
);

type Props = Omit<GstByLawProps, 'today'>;

/** The law's sheet for a result, fetched with the first one. */
export function GstLawPart(props: Props) {
  return (
    <LawPlace>
      <GstByLaw {...props} today={todayInIndia()} />
    </LawPlace>
  );
}

/** One line that leads from the specified sheet to the law's. */
export function GstLawLink(props: Omit<Props, 'onAnswer'>) {
  return (
    <Suspense fallback={<span className="block min-h-10" />}>
      <GstLawLine {...props} today={todayInIndia()} />
    </Suspense>
  );
}
