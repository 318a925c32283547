'use client';

import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { AccessForm } from './access-form';
import { lazyRules } from './lazy-rules';

type Props = { mobile: string; onSend: (mobile: string) => void };

const { resolver, fetchRules } = lazyRules<{ mobile: string }>(() =>
  import('@/lib/schemas/access').then((module) => module.mobileSchema),
);

export function MobileNumberForm({ mobile, onSend }: Props) {
  const { register, handleSubmit, formState } = useForm<{ mobile: string }>({
    resolver,
    // Without a number the field keeps what was typed before script was there.
    defaultValues: mobile ? { mobile } : undefined,
  });

  return (
    <AccessForm onFocus={fetchRules} onSubmit={handleSubmit((values) => onSend(values.mobile))}>
      <Field label="Mobile Number" error={formState.errors.mobile?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('mobile')}
            type="tel"
            required
            autoComplete="tel"
            inputMode="tel"
          />
        )}
      </Field>
      <Button type="submit">Send OTP</Button>
    </AccessForm>
  );
}
