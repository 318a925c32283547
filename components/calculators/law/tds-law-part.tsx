'use client';

import { lazy, Suspense } from 'react';
import { LawMissing, LawPlace, todayInIndia } from '@/components/calculators/law/law-place';
import type { TdsByLawProps } from '@/components/calculators/law/tds-by-law';

const load = () => import('@/components/calculators/law/tds-by-law');

const TdsByLaw = lazy(() =>
  load().then(
    (part) => ({ default: part.TdsByLaw }),
    () => ({ default: LawMissing }),
  ),
);
const TdsLawLine = lazy(() =>
  load().then(
    (part) => ({ default: part.TdsLawLine }),
    () => ({ default: () => null }),
  ),
);

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
