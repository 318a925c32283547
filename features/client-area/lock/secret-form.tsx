'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { unlockCopy as copy, recoveryCodeCopy } from '@/content/client-area/lock';
import { passphraseCopy } from '@/content/words/passphrase';
import { SaveMyData } from '@/features/client-area/backup/save-my-data';
import { type Opened, unwrapLockKey } from '@/features/client-area/lock/lock-actions';
import { getAreaKey } from '@/features/client-area/store/lock-state';
import { describeFailure } from '@/lib/browser/operation-failure';
import type { SecretKind } from '@/lib/encryption/secret';
import { createSecretSchema } from '@/lib/forms/secret';

const missing = { passphrase: passphraseCopy.missing, code: recoveryCodeCopy.missing };

type Props = {
  kind: SecretKind;
  label: string;
  button: string;
  onOpened: (opened: Opened) => Promise<void> | void;
  children?: ReactNode;
};

/** The message is the same whatever is wrong with the secret. */
export function SecretForm({ kind, label, button, onOpened, children }: Props) {
  const form = useCheckedForm(createSecretSchema(missing[kind]), { secret: '' });
  const { register, setFocus, setError, formState } = form;
  const [status, setStatus] = useState('');
  /** The area is open in this tab, but nothing can open it again. */
  const [isToSave, setIsToSave] = useState(false);
  useEffect(() => setFocus('secret'), [setFocus]);
  const { errors, isSubmitting } = formState;

  const fail = (message: string) => {
    setStatus(message);
    setError('secret', { message });
    setFocus('secret', { shouldSelect: true });
  };
  const submit = form.submit(async ({ secret }) => {
    setStatus(copy.working);
    try {
      const opened = await unwrapLockKey(kind, secret);
      if (opened === 'damaged') {
        setIsToSave(getAreaKey() !== null);
        return fail(getAreaKey() ? copy.damagedOpen : copy.damaged);
      }
      if (!opened) return fail(copy.wrong);
      setStatus('');
      await onOpened(opened);
    } catch (error) {
      fail(describeFailure(error));
    }
  });

  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <Field label={label} error={errors.secret?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('secret')}
            noun={label.toLowerCase()}
            autoComplete={kind === 'code' ? 'off' : 'current-password'}
          />
        )}
      </Field>
      <p role="status" className={errors.secret ? 'sr-only' : 'text-soft empty:hidden'}>
        {status}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting}>
          {button}
        </Button>
        {isToSave && <SaveMyData variant="secondary">{copy.save}</SaveMyData>}
        {children}
      </div>
    </form>
  );
}
