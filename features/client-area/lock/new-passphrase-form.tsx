'use client';

import { useEffect } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { NewPassphraseFields } from '@/components/form/new-passphrase-fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Button } from '@/components/ui/button';
import { setUpCopy } from '@/content/client-area/lock';
import { passphraseCopy as copy } from '@/content/words/passphrase';
import { newPassphraseSchema } from '@/lib/forms/new-passphrase';

type Props = { onNew: (passphrase: string) => Promise<void> };

export function NewPassphraseForm({ onNew }: Props) {
  const form = useCheckedForm(newPassphraseSchema, { passphrase: '', again: '' });
  const { setFocus } = form;
  const { press, isRunning, failure } = useOperation();
  useEffect(() => setFocus('passphrase'), [setFocus]);

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={form.submit(({ passphrase }) => press(() => onNew(passphrase)))}
      className="grid gap-4"
    >
      <NewPassphraseFields form={form} label={copy.newLabel} again={copy.again} />
      <p role="status" className="text-soft empty:hidden">
        {isRunning ? setUpCopy.working : null}
      </p>
      <OperationFailure sentence={failure} />
      <Button type="submit" aria-disabled={isRunning} className="justify-self-start">
        {setUpCopy.next}
      </Button>
    </form>
  );
}
