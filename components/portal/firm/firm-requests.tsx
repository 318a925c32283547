'use client';

import { useIsFirm } from '@/components/portal/parts/use-shown-area';
import { lazyComponent } from '@/components/ui/lazy-component';

/** Fetched only on the firm's computer. */
const OpenRequests = lazyComponent(
  () => import('@/components/portal/firm/open-requests').then((part) => part.OpenRequests),
  null,
);

/** In a browser that is set up as the firm's: the requests that wait for it. */
export const FirmRequests = () => useIsFirm() && <OpenRequests />;
