'use client';

import { useRef, useState } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { ConfirmRemoval } from '@/components/actions/confirm-removal';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { FileInput } from '@/components/form/file-input';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { copyText } from '@/components/layout/hand-over';
import { Link } from '@/components/text/link';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { passphraseCopy } from '@/content/words/passphrase';
import { DemoMark } from '@/features/client-area/firm-inbox/demo-mark';
import { FocusGroup } from '@/features/client-area/firm-inbox/focus-group';
import { getStoredKey } from '@/features/client-area/firm-inbox/inbox';
import { InboxFile } from '@/features/client-area/firm-inbox/inbox-file-panel';
import type { InboxKey } from '@/features/client-area/firm-inbox/inbox-records';
import { KeyBackup } from '@/features/client-area/firm-inbox/keys/key-backup';
import {
  createPrivateKey,
  describeKeyProblem,
  formatKeyEntry,
  importFirmKey,
  isDemoKey,
  removeKey,
  storeKey,
} from '@/features/client-area/firm-inbox/keys/keys';
import { useInbox } from '@/features/client-area/firm-inbox/use-inbox';
import { formatFingerprint } from '@/features/client-area/protocol/signing';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { createSecretSchema } from '@/lib/forms/secret';

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

type Chosen = { name: string; encryptedKey: string };

function BringKey({ onHeld }: { onHeld: () => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const form = useCheckedForm(createSecretSchema(passphraseCopy.missing));
  const { run, press, isRunning, failure } = useOperation();

  const choose = (file: File) =>
    run(async () => {
      setChosen(null);
      const { readKeyFile } = await import('@/features/client-area/firm-inbox/keys/key-file');
      setChosen({ name: file.name, encryptedKey: await readKeyFile(file) });
    });

  const open = async ({ encryptedKey }: Chosen, passphrase: string) => {
    const { decryptKey } = await import('@/features/client-area/firm-inbox/keys/key-file');
    await importFirmKey(await decryptKey(encryptedKey, passphrase));
    onHeld();
    await notify('The key is on this computer', { description: 'Keep its file in a safe place.' });
  };

  return (
    <div className="grid gap-3">
      <div>
        <Button variant="outline" onClick={() => chooser.current?.click()}>
          Bring the key file
        </Button>
      </div>
      <FileInput
        ref={chooser}
        accept=".json,application/json"
        aria-label="Key file"
        onFiles={([file]) => file && void choose(file)}
      />
      {chosen && (
        <form
          method="dialog"
          noValidate
          onSubmit={form.submit(({ secret }) => press(() => open(chosen, secret)))}
          className="grid max-w-md gap-3"
        >
          <Field
            label="Passphrase"
            hint={<span className="wrap-anywhere">of {chosen.name}</span>}
            error={form.formState.errors.secret?.message}
          >
            {(control) => (
              <PasswordInput
                {...control}
                noun="passphrase"
                autoComplete="off"
                {...form.register('secret')}
              />
            )}
          </Field>
          <div>
            <Button type="submit" aria-disabled={isRunning}>
              {isRunning ? 'Opening' : 'Open the key file'}
            </Button>
          </div>
        </form>
      )}
      <OperationFailure sentence={failure} />
    </div>
  );
}
