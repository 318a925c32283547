'use client';

import { useEffect, useState } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { SettingsPart } from '@/components/layout/settings-part';
import { FocusGroup } from '@/features/client-area/firm-inbox/focus-group';
import { hasInbox } from '@/features/client-area/firm-inbox/inbox-exists';

const InboxKeyPanel = createLazyComponent(() =>
  import('@/features/client-area/firm-inbox/keys/inbox-key-panel').then(
    (part) => part.InboxKeyPanel,
  ),
);

/** The address that docs/quotations.md gives to the firm; no page leads a client to it. */
const isAsked = () => window.location.hash === '#inbox';
const focus = (place: HTMLElement | null) => place?.focus();

export function InboxKeySetting() {
  const [opened, setOpened] = useState<'byAddress' | 'asFirm' | null>(null);
  useEffect(() => {
    const look = () => isAsked() && setOpened('byAddress');
    look();
    window.addEventListener('hashchange', look);
    void hasInbox().then((isFirm) => isFirm && setOpened((before) => before ?? 'asFirm'));
    return () => window.removeEventListener('hashchange', look);
  }, []);

  if (opened === null) return null;
  return (
    <SettingsPart id="inbox" heading="The firm’s inbox">
      <p className="max-w-2xl text-soft">
        A browser with the firm’s key opens requests for a quotation as sheets to answer, and signs
        the answers.
      </p>
      <FocusGroup
        ref={opened === 'byAddress' ? focus : null}
        label="Set up the inbox"
        className="mt-4 max-w-2xl"
      >
        <InboxKeyPanel />
      </FocusGroup>
    </SettingsPart>
  );
}
