'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { Button } from '@/components/ui/button';
import { offer } from '@/content/offline-offer';
import { Device } from '@/features/offline/device';

/** Fetched on the press, as few visitors want it. */
const KeepPanel = createLazyComponent(
  () => import('@/features/offline/keep-panel').then((part) => part.KeepPanel),
  null,
);

/** Offers to keep the site in the browser. Nothing is fetched or registered before the press. */
export function KeepSite(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    // Only a site that is kept has a worker, so no other page fetches what asks.
    if (!navigator.serviceWorker?.controller) return;
    import('@/features/offline/stored-site')
      .then(({ isSiteKept }) => isSiteKept())
      .then(setIsKept, () => {});
  }, []);

  if (isOpen || isKept) return <KeepPanel isPressed={isOpen} />;
  return (
    <Button {...props} onClick={() => setIsOpen(true)}>
      <span>
        {offer.keep} <Device />
      </span>
    </Button>
  );
}
