'use client';

import { useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { FormLine } from '@/components/form/form-line';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { changePasswordCopy } from '@/content/client-area/settings';
import { passwordChangeSchema } from '@/features/access/access';
import { AccessForm } from '@/features/access/access-form';
import { changeArea } from '@/features/client-area/store/store';

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' },
] as const;

/** The password itself is never stored. */
async function recordPasswordChange(): Promise<void> {
  await changeArea((db) => db.meta.put({ key: 'passwordChangedAt', value: Date.now() }));
}

export function ChangePasswordForm() {
  const form = useCheckedForm(passwordChangeSchema);
  const { press, isRunning, failure } = useOperation();
  // A new key for each change hides the passwords again.
  const [changes, setChanges] = useState(0);

  const save = async () => {
    await recordPasswordChange();
    form.reset();
    setChanges(changes + 1);
    void notify(changePasswordCopy.noted, { description: changePasswordCopy.preview });
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
