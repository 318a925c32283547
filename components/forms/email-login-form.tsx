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
      <p className="-my-3 text-right">
        <Link
          href="/forgot-password"
          className="inline-flex min-h-11 items-center text-[0.9375rem] text-link md:min-h-8"
        >
          {access.login.forgot}
        </Link>
      </p>
      <Button type="submit" aria-disabled={isOpening}>
        Sign In with Email
      </Button>
    </AccessForm>
  );
}
