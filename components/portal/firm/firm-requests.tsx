'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { FIRM } from '@/lib/browser/marks';

/** Fetched only on the firm's computer. */
const OpenRequests = lazyComponent(
  () => import('@/components/portal/firm/open-requests').then((part) => part.OpenRequests),
  null,
);

/** In a browser that is set up as the firm's: the requests that wait for it. */
export function FirmRequests() {
  const [isFirm, setIsFirm] = useState(false);
  useEffect(() => setIsFirm(document.documentElement.hasAttribute(FIRM)), []);
  return isFirm && <OpenRequests />;
}
