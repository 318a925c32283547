'use client';

import { useEffect } from 'react';
import { InPlaceScript } from '@/components/layout/in-place-script';
import { keepOpenNow, openNowScript } from '@/lib/runtime/open-now';

/** A script that marks which offices are open now. Without script nothing is marked. */
export function OpenNow() {
  useEffect(keepOpenNow, []);
  return <InPlaceScript text={openNowScript} />;
}
