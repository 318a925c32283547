'use client';

import { ActionButton } from '@/components/actions/action-button';
import { ConfirmRemoval } from '@/components/actions/confirm-removal';
import { copyText } from '@/components/layout/hand-over';
import { notify } from '@/components/toast/toast';
import { DemoMark } from '@/features/client-area/firm-inbox/demo-mark';
import type { InboxKey } from '@/features/client-area/firm-inbox/inbox-records';
import {
  entryText,
  isDemoKey,
  keyProblem,
  removeKey,
} from '@/features/client-area/firm-inbox/keys/keys';
import { shortDigits } from '@/features/client-area/protocol/signing';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';

type Props = {
  inboxKey: InboxKey;
  /** Called once the key is removed here, and the question is closed. */
  onRemoved: () => void;
};

/** The key with which this computer signs, and its public half for content/site.ts. */
export function HeldKey({ inboxKey, onRemoved }: Props) {
  const { kid, publicKey, since } = inboxKey;
  const isDemo = isDemoKey(publicKey);
  const problem = keyProblem(publicKey, new Date());
  const day = dayInIndia(since);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isDemo && <DemoMark />}
      <p>
        This computer holds the key that ends <strong>{shortDigits(kid.slice(-8))}</strong>, since{' '}
        {formatDay(day)}.{!inboxKey.unsaved && ' Nobody can read it out of this browser.'}
      </p>
      {problem && <p className="font-medium text-orange">{problem}</p>}
      {!isDemo && <PublicHalf text={entryText(publicKey, day)} />}
      <RemoveKey ending={shortDigits(kid.slice(-8))} onRemoved={onRemoved} />
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
