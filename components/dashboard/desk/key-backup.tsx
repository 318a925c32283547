'use client';

import { type FormEvent, useState } from 'react';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { PasswordInput } from '@/components/forms/password-input';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { dayInIndia } from '@/lib/days';
import type { PrivateJwk } from '@/lib/portal/desk/key-file';
import { saveFile } from '@/lib/portal/documents/save-file';

type Props = { privateKey: PrivateJwk; onDone: () => void };

/** Offers the key as a file, only now: afterwards it can no longer be extracted. */
export function KeyBackup({ privateKey, onDone }: Props) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { press, isRunning, failure } = useOperation();

  const save = async () => {
    const { passphraseProblem, sealKey } = await import('@/lib/portal/desk/key-file');
    const found = passphraseProblem(passphrase, again);
    setProblem(found);
    if (found) return;
    const text = await sealKey(privateKey, passphrase);
    const name = `firm-key-${dayInIndia(Date.now())}.json`;
    saveFile(name, new Blob([text], { type: 'application/json' }));
    onDone();
    await notify('The key file is saved', { description: `${name}. Keep it off this computer.` });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void press(save);
  };

  return (
    <form
      method="dialog"
      onSubmit={submit}
      className="grid gap-4 rounded-panel border border-orange border-l-4 bg-page p-5"
    >
      <div>
        <h3 className="text-xl md:text-xl">Save the key file now</h3>
        <p className="mt-1 text-soft">
          It is offered only now, until this page is closed. Without the file the key is lost with
          this browser, and the passphrase cannot be found again.
        </p>
      </div>
      <div className="grid columns-two gap-4 [--column:14rem]">
        <Field label="Passphrase" hint="12 characters or more" error={problem ?? undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              words="passphrase"
              autoComplete="new-password"
              value={passphrase}
              onChange={(event) => setPassphrase(event.target.value)}
            />
          )}
        </Field>
        <Field label="Passphrase again">
          {(control) => (
            <PasswordInput
              {...control}
              words="passphrase again"
              autoComplete="new-password"
              value={again}
              onChange={(event) => setAgain(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isRunning}>
          {isRunning ? 'Making the file' : 'Save the key file'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Go on without a file
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </form>
  );
}
