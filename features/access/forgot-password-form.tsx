'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormLine } from '@/components/form/form-line';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { resetSchema } from '@/features/access/access';
import { AccessForm } from '@/features/access/access-form';
import { cn } from '@/lib/utils';

export function ForgotPasswordForm() {
  const form = useCheckedForm(resetSchema);
  const [isSent, setIsSent] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);

  const send = () => {
    form.reset();
    flushSync(() => setIsSent(true));
    lead.current?.focus();
  };
  const askAgain = () => {
    flushSync(() => setIsSent(false));
    form.setFocus('email');
  };

  return (
    <>
      <p
        ref={lead}
        tabIndex={-1}
        className={cn('mt-2 mb-5 lead outline-none md:mt-3 md:mb-7', isSent && 'text-ink')}
      >
        {isSent ? access.forgot.sent : access.forgot.lead}
      </p>
      {isSent ? (
        <Button variant="secondary" onClick={askAgain}>
          Send Another Email
        </Button>
      ) : (
        <AccessForm onSubmit={form.submit(send)}>
          <FormLine form={form} name="email" label="Email" type="email" autoComplete="email" />
          <Button type="submit">Send Reset Link</Button>
        </AccessForm>
      )}
    </>
  );
}
