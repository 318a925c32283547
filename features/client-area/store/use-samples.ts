'use client';

import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { SampleRows } from '@/features/client-area/store/sample-rows';
import { db } from '@/features/client-area/store/store';
import { AREA, getRootAttribute } from '@/lib/browser/attributes';

export const SamplesContext = createContext<SampleRows | null>(null);

const subscribeToNothing = () => () => {};
const hasRows = () => getRootAttribute(AREA) !== null;

/**
 * The sample rows for a part of the served page, which shows them until the rows of this browser
 * are read. `null` if this browser has rows already: hydration then shows the shape of the part
 * instead.
 */
export function useSamples(): SampleRows | null {
  const samples = useContext(SamplesContext);
  const isReturning = useSyncExternalStore(subscribeToNothing, hasRows, () => false);
  const [isServed] = useState(() => !db.isOpen());
  return isServed && !isReturning ? samples : null;
}
