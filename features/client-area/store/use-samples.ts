'use client';

import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { SampleRows } from '@/features/client-area/store/sample-rows';
import { db } from '@/features/client-area/store/store';
import { AREA, getRootAttribute } from '@/lib/browser/attributes';

/** What the served page shows; `null` for a firm without samples. */
export const SamplesContext = createContext<SampleRows | null>(null);

const never = () => () => {};
const hasRows = () => getRootAttribute(AREA) !== null;

/**
 * The sample rows, for a part that is in the served page, which shows them until the rows of this
 * browser are read. `null` if this browser has rows already: hydration then puts the shape of the
 * part in their place, which no style hides.
 */
export function useSamples(): SampleRows | null {
  const samples = useContext(SamplesContext);
  const isReturning = useSyncExternalStore(never, hasRows, () => false);
  const [isServed] = useState(() => !db.isOpen());
  return isServed && !isReturning ? samples : null;
}
