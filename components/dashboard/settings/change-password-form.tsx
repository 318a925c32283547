'use client';

import { type FormEvent, useRef, useState } from 'react';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { AccessForm } from '@/components/forms/access-form';
import { PasswordInput } from '@/components/forms/password-input';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { settings } from '@/content/settings';
import { MISMATCH } from '@/lib/forms/mismatch';
import { recordPasswordChange } from '@/lib/portal/account/account';

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' },
] as const;

function isMismatched(form: HTMLFormElement): boolean {
  const given = new FormData(form);
  return given.get('newPassword') !== given.get('confirmPassword');
}

/** Local only: records when the password was changed. */
export function ChangePasswordForm() {
  const confirmation = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  // From the first submit on, the two passwords are compared at every change.
  const [isFollowed, setIsFollowed] = useState(false);
  const { press, isRunning, failure } = useOperation();
  // A new key for each change empties the fields, and hides passwords again.
  const [changes, setChanges] = useState(0);

  const save = async () => {
    await recordPasswordChange();
    setIsFollowed(false);
    setIsWrong(false);
    setChanges(changes + 1);
    void notify(settings.password.noted, { description: settings.password.preview });
  };

  const submit = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const isRefused = isMismatched(form);
    setIsFollowed(true);
    setIsWrong(isRefused);
    if (isRefused) confirmation.current?.focus();
    else void press(save);
  };

  return (
    <AccessForm
      className="max-w-md"
      onSubmit={submit}
      onChange={({ currentTarget: form }) => isFollowed && setIsWrong(isMismatched(form))}
    >
      {fields.map(({ name, label, autoComplete }) => {
        const isConfirmation = name === 'confirmPassword';
        return (
          <Field
            key={`${name}${changes}`}
            label={label}
            error={isConfirmation && isWrong ? MISMATCH : undefined}
          >
            {(control) => (
              <PasswordInput
                {...control}
                ref={isConfirmation ? confirmation : undefined}
                name={name}
                words={label.toLowerCase()}
                required
                autoComplete={autoComplete}
              />
            )}
          </Field>
        );
      })}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" aria-disabled={isRunning}>
          Change password
        </Button>
        <OperationFailure sentence={failure} />
      </div>
    </AccessForm>
  );
}
