'use client';

import { AccessForm } from '@/components/forms/access-form';
import { EmailField } from '@/components/forms/email-field';
import { PasswordInput } from '@/components/forms/password-input';
import { useOpenArea } from '@/components/forms/use-open-area';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';

export function EmailLoginForm() {
  const { open, isOpening } = useOpenArea();

  return (
    <AccessForm onSubmit={open}>
      <EmailField autoComplete="username" />
      <Field label="Password">
        {(control) => (
          <PasswordInput {...control} name="password" required autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" aria-disabled={isOpening}>
        Sign In with Email
      </Button>
      <p>
        <Link href="/forgot-password" className="inline-flex min-h-8 items-center text-link">
          {access.login.forgot}
        </Link>
      </p>
    </AccessForm>
  );
}
