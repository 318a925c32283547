'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { PasswordInput } from '@/components/forms/password-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OperationFailure } from '@/components/ui/operation-failure';
import { notify } from '@/components/ui/toast';
import { useOperation } from '@/components/ui/use-operation';
import { bringKey } from '@/lib/portal/firm/keys';

type Chosen = { name: string; sealed: string };

/** Imports a key file from another computer or a backup, with its passphrase. */
export function BringKey({ onHeld }: { onHeld: () => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const { run, press, isRunning, failure } = useOperation();
  const formId = useId();

  const choose = (file: File) =>
    run(async () => {
      setChosen(null);
      const { readKeyFile } = await import('@/lib/portal/firm/key-file');
      setChosen({ name: file.name, sealed: await readKeyFile(file) });
    });

  const open = async ({ sealed }: Chosen) => {
    const { openKey } = await import('@/lib/portal/firm/key-file');
    await bringKey(await openKey(sealed, passphrase));
    onHeld();
    await notify('The key is on this computer', { description: 'Keep its file in a safe place.' });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) void press(() => open(chosen));
  };

  return (
    <div className="grid gap-3">
      <div>
        <Button variant="quiet" onClick={() => chooser.current?.click()}>
          Bring the key file
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label="Key file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void choose(file);
          event.target.value = '';
        }}
      />
      {chosen && (
        <form id={formId} method="dialog" onSubmit={submit} className="grid max-w-md gap-3">
          <Field label="Passphrase" hint={<span className="wrap-anywhere">of {chosen.name}</span>}>
            {(control) => (
              <PasswordInput
                {...control}
                words="passphrase"
                autoComplete="off"
                value={passphrase}
                onChange={(event) => setPassphrase(event.target.value)}
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
