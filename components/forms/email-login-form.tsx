'use client';

import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { EmailLogin } from '@/lib/schemas/access';
import { AccessForm } from './access-form';
import { lazyRules } from './lazy-rules';
import { PasswordInput } from './password-input';

const { resolver, fetchRules } = lazyRules<EmailLogin>(() =>
  import('@/lib/schemas/access').then((module) => module.emailLoginSchema),
);

export function EmailLoginForm() {
  const router = useRouter();
  const { register, handleSubmit, formState } = useForm<EmailLogin>({
    resolver,
  });
  const { errors } = formState;

  return (
    <AccessForm onFocus={fetchRules} onSubmit={handleSubmit(() => router.push('/dashboard'))}>
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
