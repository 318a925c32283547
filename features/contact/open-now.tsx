'use client';

import { useEffect } from 'react';
import { keepOpenNow } from '@/lib/browser/dates';

/** Marks which offices are open now, as the page's script does before. */
export function OpenNow() {
  useEffect(keepOpenNow, []);
  return null;
}
