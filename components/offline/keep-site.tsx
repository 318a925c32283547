'use client';

import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { Device } from '@/components/offline/device';
import { Button } from '@/components/ui/button';
import { offer } from '@/content/offline';

/** Fetched on the press, as few visitors want it. */
const KeepPanel = lazy<ComponentType>(() =>
  import('@/components/offline/keep-panel').then(
    (part) => ({ default: part.KeepPanel }),
    () => ({ default: () => <p className="text-danger">{offer.notNow}</p> }),
  ),
);

/** Offers to keep the site in the browser. Nothing is fetched or registered before the press. */
export function KeepSite(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);

  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <KeepPanel />
      </Suspense>
    );
  }
  return (
    <Button {...props} onClick={() => setIsOpen(true)}>
      <span>
        {offer.keep} <Device />
      </span>
    </Button>
  );
}
