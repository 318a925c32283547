'use client';

import { Suspense } from 'react';
import {
  LawPlace,
  lazyLine,
  lazySheet,
  todayInIndia,
} from '@/components/calculators/law/law-place';
import type { TdsByLawProps } from '@/components/calculators/law/tds-by-law';

const load = () => import('@/components/calculators/law/tds-by-law');

const TdsByLaw = lazySheet(() => load().then((part) => part.TdsByLaw));
const TdsLawLine = lazyLine(() => load().then((part) => part.TdsLawLine));

type Props = Omit<TdsByLawProps, 'today'>;

/** The law's sheet for a result, fetched with the first one. */
export function TdsLawPart(props: Props) {
  return (
    <LawPlace>
      <TdsByLaw {...props} today={todayInIndia()} />
    </LawPlace>
  );
}

/** One line that leads from the specified sheet to the law's. */
export function TdsLawLink(props: Omit<Props, 'onAnswer'>) {
  return (
    <Suspense fallback={<span className="block min-h-10" />}>
      <TdsLawLine {...props} today={todayInIndia()} />
    </Suspense>
  );
}
