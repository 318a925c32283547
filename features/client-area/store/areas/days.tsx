'use client';

import { useSamples } from '@/features/client-area/store/use-samples';
import { BUILT } from '@/lib/browser/attributes';
import { getDayInIndia } from '@/lib/days';

/**
 * Text with days in it. In the served page they count from the build, and the loader moves them
 * to today.
 */
export function Days({ children }: { children: string }) {
  const at = useSamples()?.at;
  return (
    <span suppressHydrationWarning {...(at && { [BUILT]: getDayInIndia(at) })}>
      {children}
    </span>
  );
}
