'use client';

import { ActionButton } from '@/components/portal/parts/action-button';
import { useHasOwnArea } from '@/components/portal/parts/use-shown-area';
import { dashboard } from '@/content/dashboard';
import { showArea } from '@/lib/portal/db/switch';

const words = dashboard.areas;

/** Leaves the sample area for the client's own, which begins with it if there is none. */
export function OwnAreaButton() {
  const hasOwn = useHasOwnArea();
  return (
    <ActionButton variant="outline" size="small" action={() => showArea('own')}>
      {hasOwn ? words.back : words.start}
    </ActionButton>
  );
}
