'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { RequestProps } from '@/components/calculators/request/request';

/** Fetched with the first result; if that fails, the calculator does without it. */
const Request = lazy<ComponentType<RequestProps>>(() =>
  import('@/components/calculators/request/request').then(
    (part) => ({ default: part.Request }),
    () => ({ default: () => null }),
  ),
);

/** The services that fit a result, below it. */
export function RequestPart(props: RequestProps) {
  return (
    <Suspense fallback={null}>
      <Request {...props} />
    </Suspense>
  );
}
