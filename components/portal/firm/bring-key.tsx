'use client';

import { useRef, useState } from 'react';
import { PasswordInput } from '@/components/forms/password-input';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { FileInput } from '@/components/portal/parts/file-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OperationFailure } from '@/components/ui/operation-failure';
import { notify } from '@/components/ui/toast';
import { useOperation } from '@/components/ui/use-operation';
import { lock } from '@/content/words/lock';
import { bringKey } from '@/lib/portal/firm/keys';
import { secretSchema } from '@/lib/portal/lock/forms';

type Chosen = { name: string; sealed: string };

/** Takes the key from its file, of another computer or a backup, with its passphrase. */
export function BringKey({ onHeld }: { onHeld: () => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const form = useCheckedForm(secretSchema(lock.passphrase.missing));
  const { run, press, isRunning, failure } = useOperation();

  const choose = (file: File) =>
    run(async () => {
      setChosen(null);
      const { readKeyFile } = await import('@/lib/portal/firm/key-file');
      setChosen({ name: file.name, sealed: await readKeyFile(file) });
    });

  const open = async ({ sealed }: Chosen, passphrase: string) => {
    const { openKey } = await import('@/lib/portal/firm/key-file');
    await bringKey(await openKey(sealed, passphrase));
    onHeld();
    await notify('The key is on this computer', { description: 'Keep its file in a safe place.' });
  };

  return (
    <div className="grid gap-3">
      <div>
        <Button variant="quiet" onClick={() => chooser.current?.click()}>
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
                words="passphrase"
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
