'use client';

import { useEffect, useRef, useState } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { SettingsPart } from '@/components/layout/settings-part';
import { Button } from '@/components/ui/button';
import { FocusPlace } from '@/features/client-area/firm-inbox/focus-place';
import { hasInbox } from '@/features/client-area/firm-inbox/inbox-exists';

/** Fetched only to set up the inbox, or where it is set up. */
const InboxKeyPanel = createLazyComponent(() =>
  import('@/features/client-area/firm-inbox/keys/inbox-key-panel').then(
    (part) => part.InboxKeyPanel,
  ),
);

/** A setting for the firm's own computer: the key that signs its answers. */
export function InboxKeySetting() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const open = () => {
    setIsOpen(true);
    place.current?.focus();
  };
  useEffect(() => void hasInbox().then((exists) => exists && setIsOpen(true)), []);

  return (
    <SettingsPart id="inbox" heading="For our own staff">
      <p className="max-w-2xl text-soft">
        If you are a client, you do not need this. A browser with the firm’s key opens requests for
        a quotation as sheets to answer, and signs the answers.
      </p>
      <FocusPlace ref={place} label="Set up the inbox" className="mt-4 max-w-2xl">
        {isOpen ? (
          <InboxKeyPanel />
        ) : (
          <Button variant="outline" onClick={open}>
            Set up the firm’s inbox
          </Button>
        )}
      </FocusPlace>
    </SettingsPart>
  );
}
