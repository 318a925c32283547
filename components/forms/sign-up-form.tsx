'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { AccessForm } from '@/components/forms/access-form';
import { MISMATCH_FOLLOWS, PasswordInput } from '@/components/forms/password-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type SignUp, signUpSchema } from '@/lib/forms/access';
import { LINE_ROOM } from '@/lib/forms/limits';

const fields = [
  { name: 'firstName', label: 'First Name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
] as const;

const passwords = [
  { name: 'password', label: 'Password' },
  { name: 'confirmPassword', label: 'Confirm Password' },
] as const;

const resolver = standardSchemaResolver<SignUp, unknown, SignUp>(signUpSchema);

export function SignUpForm() {
  const router = useRouter();
  const { register, handleSubmit, formState } = useForm<SignUp>({ resolver });
  const { errors, isSubmitting } = formState;
  const { press, failure } = useOperation();

  const open = async ({ firstName, lastName, email, mobile }: SignUp) => {
    const { openAccount } = await import('@/lib/portal/account/profile');
    await openAccount({ fullName: `${firstName} ${lastName}`, email, mobile });
    router.push('/dashboard');
  };

  return (
    <AccessForm
      className="columns-two [--column:9rem]"
      onSubmit={handleSubmit((account) => press(() => open(account)))}
    >
      {fields.map(({ name, label, ...input }) => (
        <Field
          key={name}
          label={label}
          error={errors[name]?.message}
          className={name.endsWith('Name') ? undefined : 'max-sm:col-span-full'}
        >
          {(control) => (
            <Input {...control} {...register(name)} {...input} required maxLength={LINE_ROOM} />
          )}
        </Field>
      ))}
      {passwords.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          error={errors[name]?.message}
          className="max-sm:col-span-full"
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register(name, MISMATCH_FOLLOWS)}
              words={label}
              required
              autoComplete="new-password"
            />
          )}
        </Field>
      ))}
      <div className="col-span-full grid gap-3">
        <Button type="submit" disabled={isSubmitting}>
          Create Account
        </Button>
        <OperationFailure sentence={failure} />
      </div>
    </AccessForm>
  );
}
