'use client';

import { useState } from 'react';
import { AccessForm } from '@/components/forms/access-form';
import { FormLine } from '@/components/forms/form-line';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { notify } from '@/components/ui/toast';
import { useOperation } from '@/components/ui/use-operation';
import { settings } from '@/content/settings';
import { passwordChangeSchema } from '@/lib/forms/access';
import { recordPasswordChange } from '@/lib/portal/account/account';

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' },
] as const;

/** Local only: records when the password was changed. */
export function ChangePasswordForm() {
  const form = useCheckedForm(passwordChangeSchema);
  const { press, isRunning, failure } = useOperation();
  // A new key for each change hides the passwords again.
  const [changes, setChanges] = useState(0);

  const save = async () => {
    await recordPasswordChange();
    form.reset();
    setChanges(changes + 1);
    void notify(settings.password.noted, { description: settings.password.preview });
  };

  return (
    <AccessForm className="max-w-md" onSubmit={form.submit(() => press(save))}>
      {fields.map((line) => (
        <FormLine
          key={`${line.name}${changes}`}
          form={form}
          type="password"
          {...(line.name === 'newPassword' && { deps: 'confirmPassword' })}
          {...line}
        />
      ))}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" aria-disabled={isRunning}>
          Change password
        </Button>
        <OperationFailure sentence={failure} />
      </div>
    </AccessForm>
  );
}
