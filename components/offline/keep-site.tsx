'use client';

import { type ComponentProps, useState } from 'react';
import { Device } from '@/components/offline/device';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { offer } from '@/content/offline-offer';

/** Fetched on the press, as few visitors want it. */
const KeepPanel = lazyComponent(
  () => import('@/components/offline/keep-panel').then((part) => part.KeepPanel),
  null,
);

/** Offers to keep the site in the browser. Nothing is fetched or registered before the press. */
export function KeepSite(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);

  if (isOpen) return <KeepPanel />;
  return (
    <Button {...props} onClick={() => setIsOpen(true)}>
      <span>
        {offer.keep} <Device />
      </span>
    </Button>
  );
}
