'use client';

import { ActionButton } from '@/components/actions/action-button';
import { areasCopy as copy } from '@/content/client-area/areas';
import { showArea } from '@/features/client-area/store/areas/switch';
import { useHasOwnArea } from '@/features/client-area/store/areas/use-shown-area';

export function OwnAreaButton() {
  const hasOwn = useHasOwnArea();
  return (
    <ActionButton variant="secondary" size="sm" action={() => showArea('own')}>
      {hasOwn ? copy.back : copy.start}
    </ActionButton>
  );
}
