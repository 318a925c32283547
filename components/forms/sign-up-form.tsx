'use client';

import { useRouter } from 'next/navigation';
import { AccessForm } from '@/components/forms/access-form';
import { FormLine } from '@/components/forms/form-line';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { type SignUp, signUpSchema } from '@/lib/forms/access';

const fields = [
  { name: 'firstName', label: 'First Name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
] as const;

export function SignUpForm() {
  const router = useRouter();
  const form = useCheckedForm(signUpSchema);
  const { press, failure } = useOperation();

  const open = async ({ firstName, lastName, email, mobile }: SignUp) => {
    const { openAccount } = await import('@/lib/portal/account/profile');
    await openAccount({ fullName: `${firstName} ${lastName}`, email, mobile });
    router.push('/dashboard');
  };

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
        <OperationFailure sentence={failure} />
      </div>
    </AccessForm>
  );
}
