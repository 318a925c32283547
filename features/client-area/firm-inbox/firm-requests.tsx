'use client';

import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { useIsFirm } from '@/features/client-area/areas/use-shown-area';

/** Fetched only on the firm's computer. */
const OpenRequests = createLazyComponent(
  () => import('@/features/client-area/firm-inbox/open-requests').then((part) => part.OpenRequests),
  null,
);

/** In a browser that is set up as the firm's: the requests that wait for it. */
export const FirmRequests = () => useIsFirm() && <OpenRequests />;
