'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { Worked } from '@/components/calculators/request/computation';

type Props = { worked: Worked };

/** Fetched with the first result. Where it cannot be, the calculator goes without. */
const Request = lazy<ComponentType<Props>>(() =>
  import('@/components/calculators/request/request').then(
    (part) => ({ default: part.Request }),
    () => ({ default: () => null }),
  ),
);

/** The services that go with a result, below it. */
export function RequestPart({ worked }: Props) {
  return (
    <Suspense fallback={null}>
      <Request worked={worked} />
    </Suspense>
  );
}
