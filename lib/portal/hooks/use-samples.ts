'use client';

import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { areaInUse } from '@/lib/portal/db/in-use';
import type { SampleRows } from '@/lib/portal/db/sample-rows';

/** What the served page shows; `null` for a firm without samples. */
export const SamplesContext = createContext<SampleRows | null>(null);

/** Another tab that changes rows tells the page (lib/browser/loader.ts), maybe after the rows came. */
const onOtherTab = (tell: () => void) => {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
};
const hasRows = () => document.documentElement.dataset.returning !== undefined;

/**
 * The sample rows, for a part that is in the served page, which shows them until the rows of this
 * browser are read. `null` if this browser has rows already: hydration then puts the shape of the
 * part in their place, which no style hides.
 */
export function useSamples(): SampleRows | null {
  const samples = useContext(SamplesContext);
  const isReturning = useSyncExternalStore(onOtherTab, hasRows, () => false);
  const [isServed] = useState(() => areaInUse() === null);
  return isServed && !isReturning ? samples : null;
}
