'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { AccessForm } from '@/components/forms/access-form';
import { MISMATCH_FOLLOWS, PasswordInput } from '@/components/forms/password-input';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { settings } from '@/content/settings';
import { type PasswordChange, passwordChangeSchema } from '@/lib/forms/access';
import { recordPasswordChange } from '@/lib/portal/account/account';

const fields = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm Password', autoComplete: 'new-password' },
] as const;

/** Local only: keeps that the password was changed, and when. */
export function ChangePasswordForm() {
  const { register, handleSubmit, formState, reset } = useForm<PasswordChange>({
    resolver: standardSchemaResolver(passwordChangeSchema),
  });
  const { errors } = formState;
  const { press, isRunning, failure } = useOperation();
  // Counts the changes: each starts with fields that hide the passwords.
  const [changes, setChanges] = useState(0);

  const save = async () => {
    await recordPasswordChange();
    reset();
    setChanges(changes + 1);
    void notify(settings.password.noted, { description: settings.password.preview });
  };

  return (
    <AccessForm className="max-w-md" onSubmit={handleSubmit(() => press(save))}>
      {fields.map(({ name, label, autoComplete }) => (
        <Field key={`${name}${changes}`} label={label} error={errors[name]?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register(name, MISMATCH_FOLLOWS)}
              words={label}
              required
              autoComplete={autoComplete}
            />
          )}
        </Field>
      ))}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" aria-disabled={isRunning}>
          Change Password
        </Button>
        <OperationFailure sentence={failure} />
      </div>
    </AccessForm>
  );
}
