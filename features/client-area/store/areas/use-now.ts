'use client';

import { useEffect, useState } from 'react';
import type { IsoDate } from '@/content/types/units';
import { useOpened } from '@/features/client-area/store/use-opened';
import { useSamples } from '@/features/client-area/store/use-samples';
import { getDayInIndia } from '@/lib/days';

const MINUTE = 60_000;

/**
 * The current time, updated every minute. Served samples have a time of their own until the rows
 * of this browser are read.
 */
export function useNow(): number {
  const served = useSamples()?.at;
  const { isOpen } = useOpened();
  const [now, setNow] = useState(() => served ?? Date.now());
  const waits = served !== undefined && !isOpen;

  useEffect(() => {
    if (waits) return;
    setNow((before) => (Math.abs(Date.now() - before) < MINUTE ? before : Date.now()));
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, [waits]);

  return now;
}

export const useToday = (): IsoDate => getDayInIndia(useNow());
