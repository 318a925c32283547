'use client';

import { BUILT } from '@/lib/browser/attributes';
import { dayInIndia } from '@/lib/days';
import { useSamples } from '@/lib/portal/hooks/use-samples';

/** Words with days in them. In the served page they count from its build, and are moved up to today. */
export function Days({ children }: { children: string }) {
  const at = useSamples()?.at;
  return (
    <span suppressHydrationWarning {...(at && { [BUILT]: dayInIndia(at) })}>
      {children}
    </span>
  );
}
