'use client';

import { FormLine } from '@/components/form/form-line';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Link } from '@/components/text/link';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { emailLoginSchema } from '@/features/access/access';
import { AccessForm } from '@/features/access/access-form';
import { openArea } from '@/features/access/open-area';

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
