'use client';

import { useEffect, useState } from 'react';
import { dayInIndia } from '@/lib/days';

/** The current time, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);

  return now;
}

/** The day in India as an ISO date, by which quotations and due dates are judged. */
export const useToday = (): string => dayInIndia(useNow());
