'use client';

import { useEffect } from 'react';
import { keepOpenNow } from '@/lib/browser/dates';

export function OpenNow() {
  useEffect(keepOpenNow, []);
  return null;
}
