'use client';

import { useRef } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { Link } from '@/components/text/link';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { FocusPlace } from '@/features/client-area/firm-inbox/focus-place';
import { storedKey } from '@/features/client-area/firm-inbox/inbox';
import { InboxFile } from '@/features/client-area/firm-inbox/inbox-file-panel';
import { BringKey } from '@/features/client-area/firm-inbox/keys/bring-key';
import { HeldKey } from '@/features/client-area/firm-inbox/keys/held-key';
import { KeyBackup } from '@/features/client-area/firm-inbox/keys/key-backup';
import { holdKey, isDemoKey, newPrivateKey } from '@/features/client-area/firm-inbox/keys/keys';
import { useInbox } from '@/features/client-area/firm-inbox/use-inbox';

/** The key of this computer: to make, bring or try the demo key, then to show and remove it. */
export function InboxKeyPanel() {
  const answer = useInbox(storedKey);
  const place = useRef<HTMLDivElement>(null);
  const focus = () => place.current?.focus();

  if (!answer) return <p className="text-soft">Opening</p>;
  if (answer.failure !== null) {
    return (
      <p role="alert" className="text-danger">
        {answer.failure}
      </p>
    );
  }
  const key = answer.value;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FocusPlace ref={place} label="The key of this computer">
        {key ? <HeldKey inboxKey={key} onRemoved={focus} /> : <KeyChoices onHeld={focus} />}
      </FocusPlace>
      {key?.unsaved && <KeyBackup inboxKey={key} onSaved={focus} />}
      {key && (
        <p>
          <Link
            href="/dashboard/quotations#firm"
            className="inline-flex min-h-11 items-center text-link"
          >
            Go to the requests
          </Link>
        </p>
      )}
      <InboxFile />
    </div>
  );
}

type ChoicesProps = { onHeld: () => void };

function KeyChoices({ onHeld }: ChoicesProps) {
  const play = async () => {
    await holdKey(demoQuotationKey);
    onHeld();
  };
  const make = async () => {
    await holdKey(await newPrivateKey(), { isNew: true });
    onHeld();
  };

  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex flex-wrap gap-3">
        <ActionButton action={make}>Make a key pair</ActionButton>
        {isDemoKey(demoQuotationKey) && (
          <ActionButton variant="outline" action={play}>
            Play the firm with the demo key
          </ActionButton>
        )}
      </div>
      <BringKey onHeld={onHeld} />
    </div>
  );
}
