'use client';

import type { ReactNode } from 'react';
import { OwnAreaButton } from '@/components/portal/parts/own-area-button';
import { useShownArea } from '@/components/portal/parts/use-shown-area';
import { dashboard } from '@/content/dashboard';
import { isSendable } from '@/lib/portal/thread/sendable';

/** The ways to send something to the firm or, in the sample area of a real firm, why there are none. */
export function NotFromSamples({ children }: { children: ReactNode }) {
  const area = useShownArea();
  if (area === null || isSendable(area)) return children;
  return (
    <div className="grid justify-items-start gap-3 rounded-panel border border-orange border-l-4 bg-page p-4">
      <p className="font-medium">{dashboard.areas.notSent}</p>
      <OwnAreaButton />
    </div>
  );
}
