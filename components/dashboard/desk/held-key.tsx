'use client';

import { DemoMark } from '@/components/dashboard/desk/demo-mark';
import { ConfirmRemoval } from '@/components/dashboard/shell/confirm-removal';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { OperationError } from '@/lib/portal/database/operation-failure';
import type { DeskKey } from '@/lib/portal/desk/desk-records';
import { entryText, isDemoKey, keyProblem, removeKey } from '@/lib/portal/desk/keys';
import { shortDigits } from '@/lib/portal/exchange/signing';

/** The key with which this computer signs, and its public half for content/site.ts. */
export function HeldKey({ deskKey }: { deskKey: DeskKey }) {
  const { kid, publicKey, since } = deskKey;
  const isDemo = isDemoKey(publicKey);
  const problem = keyProblem(publicKey, new Date());
  const day = dayInIndia(since);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isDemo && <DemoMark />}
      <p>
        This computer holds the key that ends <strong>{shortDigits(kid.slice(-8))}</strong>, since{' '}
        {formatDay(day)}.{!deskKey.unsaved && ' It cannot be read out of this browser.'}
      </p>
      {problem && <p className="font-medium text-orange">{problem}</p>}
      {!isDemo && <PublicHalf text={entryText(publicKey, day)} />}
      <RemoveKey ending={shortDigits(kid.slice(-8))} />
    </div>
  );
}

function PublicHalf({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (cause) {
      throw new OperationError(
        'This browser does not let the page copy. Select the text instead.',
        {
          cause,
        },
      );
    }
    await notify('The entry is copied');
  };
  const { press, failure } = useOperation();

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-soft">
        Its public half, to add to <code>quotationKeys</code> in <code>content/site.ts</code>:
      </p>
      <pre className="w-full whitespace-pre-wrap rounded-control border border-rule-strong bg-page p-3 text-sm wrap-anywhere">
        <code>{text}</code>
      </pre>
      <Button variant="quiet" size="small" onClick={() => void press(copy)}>
        Copy the entry
      </Button>
      <OperationFailure sentence={failure} />
    </div>
  );
}

function RemoveKey({ ending }: { ending: string }) {
  const remove = async () => {
    await removeKey();
    await notify('The key was removed', { description: `The key that ends ${ending}.` });
  };

  return (
    <ConfirmRemoval
      trigger="Remove the key from this computer"
      title="Remove the key?"
      description={`After this, the computer can answer no quotation. Only the key file, with its passphrase, brings back the key that ends ${ending}. The requests at the desk are kept.`}
      keep="Keep the key"
      remove="Remove the key"
      onRemove={remove}
    />
  );
}
