'use client';

import { Suspense } from 'react';
import {
  LawPlace,
  lazyLine,
  lazySheet,
  todayInIndia,
} from '@/components/calculators/law/law-place';
import type { TaxByLawProps } from '@/components/calculators/law/tax-by-law';

const load = () => import('@/components/calculators/law/tax-by-law');

const TaxByLaw = lazySheet(() => load().then((part) => part.TaxByLaw));
const LawLine = lazyLine(() => load().then((part) => part.LawLine));

type Props = Omit<TaxByLawProps, 'today'>;

/** The law's sheet for a result, fetched with the first one and drawn in its place of the page. */
export function LawPart(props: Props) {
  return (
    <LawPlace>
      <TaxByLaw {...props} today={todayInIndia()} />
    </LawPlace>
  );
}

/** One line that leads from the specified sheet to the law's. */
export function LawLink(props: Props) {
  return (
    <Suspense fallback={null}>
      <LawLine {...props} today={todayInIndia()} />
    </Suspense>
  );
}
