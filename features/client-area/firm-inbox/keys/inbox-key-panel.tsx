'use client';

import { useRef } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { ConfirmRemoval } from '@/components/actions/confirm-removal';
import { copyText } from '@/components/layout/hand-over';
import { Link } from '@/components/text/link';
import { notify } from '@/components/toast/toast';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { DemoMark } from '@/features/client-area/firm-inbox/demo-mark';
import { FocusGroup } from '@/features/client-area/firm-inbox/focus-group';
import { getStoredKey } from '@/features/client-area/firm-inbox/inbox';
import { InboxFile } from '@/features/client-area/firm-inbox/inbox-file-panel';
import type { InboxKey } from '@/features/client-area/firm-inbox/inbox-records';
import { BringKey } from '@/features/client-area/firm-inbox/keys/bring-key';
import { KeyBackup } from '@/features/client-area/firm-inbox/keys/key-backup';
import {
  createPrivateKey,
  describeKeyProblem,
  formatKeyEntry,
  isDemoKey,
  removeKey,
  storeKey,
} from '@/features/client-area/firm-inbox/keys/keys';
import { useInbox } from '@/features/client-area/firm-inbox/use-inbox';
import { formatFingerprint } from '@/features/client-area/protocol/signing';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

export function InboxKeyPanel() {
  const result = useInbox(getStoredKey);
  const container = useRef<HTMLDivElement>(null);
  const focus = () => container.current?.focus();

  if (!result) return <p className="text-soft">Opening</p>;
  if (result.failure !== null) {
    return (
      <p role="alert" className="text-danger">
        {result.failure}
      </p>
    );
  }
  const key = result.value;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FocusGroup ref={container} label="The key of this computer">
        {key ? <StoredKey inboxKey={key} onRemoved={focus} /> : <KeyChoices onHeld={focus} />}
      </FocusGroup>
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
    await storeKey(demoQuotationKey);
    onHeld();
  };
  const make = async () => {
    await storeKey(await createPrivateKey(), { isNew: true });
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

type Props = {
  inboxKey: InboxKey;
  onRemoved: () => void;
};

function StoredKey({ inboxKey, onRemoved }: Props) {
  const { kid, publicKey, since } = inboxKey;
  const isDemo = isDemoKey(publicKey);
  const problem = describeKeyProblem(publicKey, new Date());
  const day = getDayInIndia(since);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isDemo && <DemoMark />}
      <p>
        This computer holds the key that ends <strong>{formatFingerprint(kid.slice(-8))}</strong>,
        since {formatDay(day)}.{!inboxKey.unsaved && ' Nobody can read it out of this browser.'}
      </p>
      {problem && <p className="font-medium text-orange">{problem}</p>}
      {!isDemo && <PublicHalf text={formatKeyEntry(publicKey, day)} />}
      <RemoveKey ending={formatFingerprint(kid.slice(-8))} onRemoved={onRemoved} />
    </div>
  );
}

function PublicHalf({ text }: { text: string }) {
  const copy = async () => {
    await copyText(text, 'This browser does not let the page copy. Select the text instead.');
    await notify('The entry is copied');
  };

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-soft">
        Its public half, to add to <code>quotationKeys</code> in <code>content/site.ts</code>:
      </p>
      <pre className="w-full whitespace-pre-wrap rounded-control border border-rule-strong bg-page p-3 text-sm wrap-anywhere">
        <code>{text}</code>
      </pre>
      <ActionButton variant="outline" size="sm" action={copy}>
        Copy the entry
      </ActionButton>
    </div>
  );
}

function RemoveKey({ ending, onRemoved }: Pick<Props, 'onRemoved'> & { ending: string }) {
  const remove = async () => {
    await removeKey();
    await notify('The key was removed', { description: `The key that ends ${ending}.` });
  };

  return (
    <ConfirmRemoval
      trigger="Remove the key from this computer"
      title="Remove the key?"
      description={`After this, you can answer no quotation here. Only the key file, with its passphrase, brings back the key that ends ${ending}. The requests stay in the inbox.`}
      keep="Keep the key"
      remove="Remove the key"
      onRemove={remove}
      onRemoved={onRemoved}
    />
  );
}
