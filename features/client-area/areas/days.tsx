'use client';

import { useSamples } from '@/features/client-area/store/use-samples';
import { BUILT } from '@/lib/browser/attributes';
import { getDayInIndia } from '@/lib/days';

/** Words with days in them. In the served page they count from its build, and are moved up to today. */
export function Days({ children }: { children: string }) {
  const at = useSamples()?.at;
  return (
    <span suppressHydrationWarning {...(at && { [BUILT]: getDayInIndia(at) })}>
      {children}
    </span>
  );
}
