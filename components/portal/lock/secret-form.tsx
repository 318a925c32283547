'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '@/components/forms/password-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { lock } from '@/content/words/lock';
import { failureSentence } from '@/lib/browser/operation-failure';
import { keyOf } from '@/lib/portal/db/lock-actions';
import type { Bytes } from '@/lib/portal/lock/bytes';
import { secretSchema } from '@/lib/portal/lock/forms';
import type { SecretKind } from '@/lib/portal/lock/secret';

const words = lock.unlock;

type Props = {
  kind: SecretKind;
  label: string;
  button: string;
  onKey: (key: Bytes) => Promise<void> | void;
  children?: ReactNode;
};

/** Asks for the passphrase or the code, and says the same whatever is wrong with it. */
export function SecretForm({ kind, label, button, onKey, children }: Props) {
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    resolver: zodResolver(secretSchema(lock[kind].missing)),
    defaultValues: { secret: '' },
  });
  const [said, setSaid] = useState('');
  useEffect(() => setFocus('secret'), [setFocus]);
  const { errors, isSubmitting } = formState;

  const fail = (message: string) => {
    setSaid(message);
    setError('secret', { message });
    setFocus('secret', { shouldSelect: true });
  };
  const submit = handleSubmit(async ({ secret }) => {
    if (isSubmitting) return;
    setSaid(words.working);
    try {
      const key = await keyOf(kind, secret);
      if (key === 'damaged') return fail(words.damaged);
      if (!key) return fail(words.wrong);
      setSaid('');
      await onKey(key);
    } catch (error) {
      fail(failureSentence(error));
    }
  });

  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <Field label={label} error={errors.secret?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('secret')}
            words={label.toLowerCase()}
            autoComplete={kind === 'code' ? 'off' : 'current-password'}
          />
        )}
      </Field>
      <p role="status" className={errors.secret ? 'sr-only' : 'text-soft empty:hidden'}>
        {said}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting}>
          {button}
        </Button>
        {children}
      </div>
    </form>
  );
}
