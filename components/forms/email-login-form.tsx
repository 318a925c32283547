'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type EmailLogin, emailLoginSchema } from '@/lib/schemas/access';
import { AccessForm } from './access-form';
import { PasswordInput } from './password-input';

export function EmailLoginForm() {
  const router = useRouter();
  const { register, handleSubmit, formState } = useForm<EmailLogin>({
    resolver: zodResolver(emailLoginSchema),
  });
  const { errors } = formState;

  return (
    <AccessForm onSubmit={handleSubmit(() => router.push('/dashboard'))}>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            required
            autoComplete="username"
            inputMode="email"
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit">Sign In with Email</Button>
    </AccessForm>
  );
}
