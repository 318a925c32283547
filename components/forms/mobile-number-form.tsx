'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { mobileSchema } from '@/lib/schemas/access';
import { AccessForm } from './access-form';

type Props = { mobile: string; onSend: (mobile: string) => void };

export function MobileNumberForm({ mobile, onSend }: Props) {
  const { register, handleSubmit, formState } = useForm<{ mobile: string }>({
    resolver: zodResolver(mobileSchema),
    // Without a number the field keeps what was typed before script was there.
    defaultValues: mobile ? { mobile } : undefined,
  });

  return (
    <AccessForm onSubmit={handleSubmit((values) => onSend(values.mobile))}>
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
