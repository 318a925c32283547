'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '@/components/forms/password-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OperationFailure } from '@/components/ui/operation-failure';
import { lock } from '@/content/words/lock';
import { failureSentence } from '@/lib/browser/operation-failure';
import { newPassphraseSchema } from '@/lib/forms/new-passphrase';

const words = lock.passphrase;

type Props = {
  onNew: (passphrase: string) => Promise<void>;
  children?: ReactNode;
};

/** A new passphrase, typed twice. */
export function NewPassphraseForm({ onNew, children }: Props) {
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    resolver: zodResolver(newPassphraseSchema),
    defaultValues: { passphrase: '', again: '' },
  });
  useEffect(() => setFocus('passphrase'), [setFocus]);
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ passphrase }) => {
    if (isSubmitting) return;
    try {
      await onNew(passphrase);
    } catch (error) {
      setError('root', { message: failureSentence(error) });
    }
  });

  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-4">
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
        {isSubmitting ? lock.setUp.working : null}
      </p>
      <OperationFailure sentence={errors.root?.message ?? null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting}>
          {lock.setUp.next}
        </Button>
        {children}
      </div>
    </form>
  );
}
