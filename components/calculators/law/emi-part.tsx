'use client';

import { Suspense } from 'react';
import { LawPlace, lazyLine, lazySheet } from '@/components/calculators/law/law-place';
import type { ExactEmiResult } from '@/lib/calculators/emi';

const load = () => import('@/components/calculators/law/emi-sheet');

const EmiSheet = lazySheet(() => load().then((part) => part.EmiSheet));
const EmiLine = lazyLine(() => load().then((part) => part.EmiLine));

type Props = { result: ExactEmiResult };

/** The loan month by month, fetched with the first result and drawn below it. */
export function EmiPart(props: Props) {
  return (
    <LawPlace>
      <EmiSheet {...props} />
    </LawPlace>
  );
}

export function EmiLink(props: Props) {
  return (
    <Suspense fallback={null}>
      <EmiLine {...props} />
    </Suspense>
  );
}
