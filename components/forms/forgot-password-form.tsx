'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { access } from '@/content/access';
import { AccessForm } from './access-form';
import { lazyRules } from './lazy-rules';

const { resolver, fetchRules } = lazyRules<{ email: string }>(() =>
  import('@/lib/schemas/access').then((module) => module.forgotPasswordSchema),
);

/** The form, then the sentence; Send Another Email returns to the form. */
export function ForgotPasswordForm() {
  const [isSent, setIsSent] = useState(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  const { register, handleSubmit, formState, reset } = useForm<{ email: string }>({
    resolver,
  });

  useEffect(() => {
    if (isSent) sentence.current?.focus();
  }, [isSent]);

  if (isSent) {
    return (
      <div className="grid gap-5">
        <p ref={sentence} tabIndex={-1} className="font-medium text-lg outline-none">
          {access.forgot.sent}
        </p>
        <Button
          variant="outline"
          onClick={() => {
            reset();
            setIsSent(false);
          }}
        >
          Send Another Email
        </Button>
      </div>
    );
  }
  return (
    <AccessForm onFocus={fetchRules} onSubmit={handleSubmit(() => setIsSent(true))}>
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <Button type="submit">Send Reset Link</Button>
    </AccessForm>
  );
}
