'use client';

import { Suspense } from 'react';
import {
  LawPlace,
  lazyLine,
  lazySheet,
  todayInIndia,
} from '@/components/calculators/law/law-place';
import type { ExactHraResult } from '@/lib/calculators/hra';

const load = () => import('@/components/calculators/law/hra-sheet');

const HraSheet = lazySheet(() => load().then((part) => part.HraSheet));
const HraLine = lazyLine(() => load().then((part) => part.HraLine));

type Props = { result: ExactHraResult };

/** The exemption by law, fetched with the first result and drawn below it. */
export function HraPart(props: Props) {
  return (
    <LawPlace>
      <HraSheet {...props} today={todayInIndia()} />
    </LawPlace>
  );
}

export function HraLink(props: Props) {
  return (
    <Suspense fallback={null}>
      <HraLine {...props} today={todayInIndia()} />
    </Suspense>
  );
}
