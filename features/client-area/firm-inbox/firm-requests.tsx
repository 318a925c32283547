'use client';

import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { useIsFirm } from '@/features/client-area/store/areas/use-shown-area';

const OpenRequests = createLazyComponent(
  () => import('@/features/client-area/firm-inbox/open-requests').then((part) => part.OpenRequests),
  null,
);

export const FirmRequests = () => useIsFirm() && <OpenRequests />;
