'use client';

import { useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { FileInput } from '@/components/form/file-input';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { passphraseCopy } from '@/content/words/passphrase';
import { importFirmKey } from '@/features/client-area/firm-inbox/keys/keys';
import { secretSchema } from '@/lib/forms/secret';

type Chosen = { name: string; encryptedKey: string };

export function BringKey({ onHeld }: { onHeld: () => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const form = useCheckedForm(secretSchema(passphraseCopy.missing));
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
