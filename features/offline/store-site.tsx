'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { Button } from '@/components/ui/button';
import { offer } from '@/content/offline-offer';
import { Device } from '@/features/offline/device';

/** Fetched on the press, as few visitors want it. */
const StorePanel = createLazyComponent(
  () => import('@/features/offline/store-panel').then((part) => part.StorePanel),
  null,
);

/** Offers to store the site in the browser. Nothing is fetched or registered before the press. */
export function StoreSite(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    // Only a stored site has a worker, so no other page fetches what asks.
    if (!navigator.serviceWorker?.controller) return;
    import('@/features/offline/stored-site')
      .then(({ isSiteStored }) => isSiteStored())
      .then(setIsStored, () => {});
  }, []);

  if (isOpen || isStored) return <StorePanel isPressed={isOpen} />;
  return (
    <Button {...props} onClick={() => setIsOpen(true)}>
      <span>
        {offer.store} <Device />
      </span>
    </Button>
  );
}
