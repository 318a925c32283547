'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { access } from '@/content/access';
import { AccessForm } from './access-form';
import { lazyRules } from './lazy-rules';

type Props = { mobile: string; onBack: () => void };

const { resolver, fetchRules } = lazyRules<{ otp: string }>(() =>
  import('@/lib/schemas/access').then((module) => module.otpSchema),
);

export function OtpForm({ mobile, onBack }: Props) {
  const router = useRouter();
  const { register, handleSubmit, formState, setFocus } = useForm<{ otp: string }>({
    resolver,
  });
  useEffect(() => setFocus('otp'), [setFocus]);

  return (
    <AccessForm onFocus={fetchRules} onSubmit={handleSubmit(() => router.push('/dashboard'))}>
      <p className="text-soft wrap-anywhere">
        {mobile}. {access.login.otp}
      </p>
      <Field label="OTP" error={formState.errors.otp?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('otp')}
            required
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        )}
      </Field>
      <Button type="submit">Verify OTP</Button>
      <Button variant="outline" onClick={onBack}>
        Back to Mobile Number
      </Button>
    </AccessForm>
  );
}
