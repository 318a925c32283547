'use client';

import { type ReactNode, useEffect } from 'react';
import { PasswordInput } from '@/components/forms/password-input';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { lock } from '@/content/words/lock';
import { newPassphraseSchema } from '@/lib/forms/new-passphrase';

const words = lock.passphrase;

type Props = {
  onNew: (passphrase: string) => Promise<void>;
  children?: ReactNode;
};

/** A new passphrase, typed twice. */
export function NewPassphraseForm({ onNew, children }: Props) {
  const { register, submit, setFocus, formState } = useCheckedForm(newPassphraseSchema, {
    passphrase: '',
    again: '',
  });
  const { press, isRunning, failure } = useOperation();
  useEffect(() => setFocus('passphrase'), [setFocus]);
  const { errors } = formState;

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit(({ passphrase }) => press(() => onNew(passphrase)))}
      className="grid gap-4"
    >
      <div className="grid columns-two items-end gap-4 [--column:14rem]">
        <Field label={words.newLabel} hint={words.hint} error={errors.passphrase?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('passphrase', { deps: 'again' })}
              words={words.newLabel.toLowerCase()}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label={words.again} error={errors.again?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('again')}
              words={words.again.toLowerCase()}
              autoComplete="new-password"
            />
          )}
        </Field>
      </div>
      <p role="status" className="text-soft empty:hidden">
        {isRunning ? lock.setUp.working : null}
      </p>
      <OperationFailure sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isRunning}>
          {lock.setUp.next}
        </Button>
        {children}
      </div>
    </form>
  );
}
