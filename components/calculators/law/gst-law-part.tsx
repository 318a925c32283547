'use client';

import { Suspense } from 'react';
import type { GstByLawProps } from '@/components/calculators/law/gst-by-law';
import {
  LawPlace,
  lazyLine,
  lazySheet,
  todayInIndia,
} from '@/components/calculators/law/law-place';

const load = () => import('@/components/calculators/law/gst-by-law');

const GstByLaw = lazySheet(() => load().then((part) => part.GstByLaw));
const GstLawLine = lazyLine(() => load().then((part) => part.GstLawLine));

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
