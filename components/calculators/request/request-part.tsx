'use client';

import { lazy, Suspense } from 'react';
import type { Worked } from '@/components/calculators/request/computation';

/** Fetched with the first result. Where it cannot be, the calculator goes without. */
const Request = lazy(() =>
  import('@/components/calculators/request/request').then(
    (part) => ({ default: part.Request }),
    () => ({ default: () => null }),
  ),
);

/** The services that go with a result, below it. */
export function RequestPart({ worked }: { worked: Worked }) {
  return (
    <Suspense fallback={null}>
      <Request worked={worked} />
    </Suspense>
  );
}
