'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AccessForm } from '@/components/forms/access-form';
import { EmailField } from '@/components/forms/email-field';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { cn } from '@/lib/utils';

/** The form, then the sentence of the answer; Send Another Email returns to the form. */
export function ForgotPasswordForm() {
  const [isSent, setIsSent] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  const email = useRef<HTMLInputElement>(null);

  const show = (sent: boolean) => {
    flushSync(() => setIsSent(sent));
    (sent ? lead : email).current?.focus();
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
        <Button variant="outline" onClick={() => show(false)}>
          Send Another Email
        </Button>
      ) : (
        <AccessForm onSubmit={() => show(true)}>
          <EmailField ref={email} autoComplete="email" />
          <Button type="submit">Send Reset Link</Button>
        </AccessForm>
      )}
    </>
  );
}
