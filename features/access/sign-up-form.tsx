'use client';

import { useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { FormLine } from '@/components/form/form-line';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { type SignUp, signUpSchema } from '@/features/access/access';
import { AccessForm } from '@/features/access/access-form';
import { FocusedAlert } from '@/features/access/focused-alert';
import { openOwnArea } from '@/features/access/use-sign-in';
import { hasOwnArea } from '@/lib/browser/area-pointer';
import { reloadPage } from '@/lib/browser/reload-page';

const fields = [
  { name: 'firstName', label: 'First Name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
] as const;

export function SignUpForm() {
  const form = useCheckedForm(signUpSchema);
  const { press, failure } = useOperation();
  const [asked, setAsked] = useState<SignUp | null>(null);

  const begin = async ({ firstName, lastName, email, mobile }: SignUp) => {
    const { openAccount } = await import('@/features/client-area/profile/profile');
    await openAccount({ fullName: `${firstName} ${lastName}`, email, mobile });
    reloadPage('/dashboard');
  };
  // An area that is here is not replaced without a question.
  const open = async (account: SignUp) => (hasOwnArea() ? setAsked(account) : await begin(account));

  return (
    <AccessForm
      className="columns-two [--column:9rem]"
      onSubmit={form.submit((account) => press(() => open(account)))}
    >
      {fields.map((line) => (
        <FormLine
          key={line.name}
          form={form}
          {...line}
          fieldClassName={line.name.endsWith('Name') ? undefined : 'max-sm:col-span-full'}
        />
      ))}
      <FormLine
        form={form}
        name="password"
        deps="confirmPassword"
        label="Password"
        type="password"
        autoComplete="new-password"
        fieldClassName="max-sm:col-span-full"
      />
      <FormLine
        form={form}
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        fieldClassName="max-sm:col-span-full"
      />
      <div className="col-span-full grid gap-3">
        <Button type="submit" disabled={form.formState.isSubmitting}>
          Create Account
        </Button>
        {asked && <AreaIsHere onBegin={() => press(() => begin(asked))} />}
        <OperationFailure sentence={failure} />
      </div>
    </AccessForm>
  );
}

const copy = access.signUp.isHere;

function AreaIsHere({ onBegin }: { onBegin: () => Promise<unknown> }) {
  return (
    <FocusedAlert text={copy.text}>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={openOwnArea}>
          {copy.open}
        </Button>
        <Button variant="destructive" size="sm" onClick={() => void onBegin()}>
          {copy.begin}
        </Button>
      </div>
    </FocusedAlert>
  );
}
