'use client';

import type { ReactNode } from 'react';
import { areasCopy } from '@/content/client-area/areas';
import { OwnAreaButton } from '@/features/client-area/store/areas/own-area-button';
import { isSendable } from '@/features/client-area/store/areas/sendable';
import { useShownArea } from '@/features/client-area/store/areas/use-shown-area';

/** Nothing can be sent to a real firm from the sample area; there it says so. */
export function NotFromSamples({ children }: { children: ReactNode }) {
  const area = useShownArea();
  if (area === null || isSendable(area)) return children;
  return (
    <div className="grid justify-items-start gap-3 rounded-panel border border-orange border-l-4 bg-page p-4">
      <p className="font-medium">{areasCopy.notSent}</p>
      <OwnAreaButton />
    </div>
  );
}
