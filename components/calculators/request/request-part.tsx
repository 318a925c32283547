'use client';

import { lazyComponent } from '@/components/ui/lazy-component';

/** The services that fit a result, below it; fetched with the first result. */
export const RequestPart = lazyComponent(
  () => import('@/components/calculators/request/request').then((part) => part.Request),
  null,
);
