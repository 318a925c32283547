'use client';

import { useEffect, useRef, useState } from 'react';
import { FocusPlace } from '@/components/dashboard/desk/focus-place';
import { SettingsPart } from '@/components/dashboard/settings/settings-part';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { deskExists } from '@/lib/portal/desk/desk-exists';

/** Fetched only to set up the desk, or where it is set up. */
const DeskKeyPanel = lazyComponent(() =>
  import('@/components/dashboard/desk/desk-key-panel').then((part) => part.DeskKeyPanel),
);

/** A setting for the firm's own computer: the key that signs its answers. */
export function DeskKey() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const open = () => {
    setIsOpen(true);
    place.current?.focus();
  };
  useEffect(() => void deskExists().then((exists) => exists && setIsOpen(true)), []);

  return (
    <SettingsPart id="desk" heading="This is the firm’s computer">
      <p className="max-w-2xl text-soft">
        For the firm only. A browser with the firm’s key opens requests for a quotation as sheets to
        answer, and signs the answers. Clients do not need this.
      </p>
      <FocusPlace ref={place} label="Set up the desk" className="mt-4 max-w-2xl">
        {isOpen ? (
          <DeskKeyPanel />
        ) : (
          <Button variant="quiet" onClick={open}>
            Set up the firm’s desk
          </Button>
        )}
      </FocusPlace>
    </SettingsPart>
  );
}
