'use client';

import { useEffect } from 'react';
import { InPlaceScript } from '@/components/layout/in-place-script';
import { keepOpenNow, openNowScript } from '@/lib/runtime/open-now';

/** Shows which of the hours before it hold now. Without script nothing is said. */
export function OpenNow() {
  useEffect(keepOpenNow, []);
  return <InPlaceScript text={openNowScript} />;
}
