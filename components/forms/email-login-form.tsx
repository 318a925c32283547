'use client';

import { AccessForm } from '@/components/forms/access-form';
import { FormLine } from '@/components/forms/form-line';
import { openArea } from '@/components/forms/open-area';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';
import { emailLoginSchema } from '@/lib/forms/access';

export function EmailLoginForm() {
  const form = useCheckedForm(emailLoginSchema);

  return (
    <AccessForm onSubmit={form.submit(openArea)}>
      <FormLine form={form} name="email" label="Email" type="email" autoComplete="username" />
      <FormLine
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <p className="-my-3 text-right">
        <Link
          href="/forgot-password"
          className="inline-flex min-h-11 items-center text-[0.9375rem] text-link md:min-h-8"
        >
          {access.login.forgot}
        </Link>
      </p>
      <Button type="submit">Sign In with Email</Button>
    </AccessForm>
  );
}
