'use client';

import { ActionButton } from '@/components/dashboard/shell/action-button';
import { useHasOwnArea } from '@/components/dashboard/shell/use-shown-area';
import { dashboard } from '@/content/dashboard';
import { showArea } from '@/lib/portal/database/store';

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
