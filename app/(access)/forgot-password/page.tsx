import { ForgotPasswordForm } from '@/components/forms/forgot-password-form';
import { AccessPage } from '@/components/sections/access-page';
import { AccessWays } from '@/components/sections/access-ways';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/forgot-password');

const { heading, plain, remembered, back } = access.forgot;

const ways = [
  { words: remembered, href: '/login', label: back },
  { words: access.login.noAccount, href: '/signup', label: access.login.signUp },
] as const;

export default function ForgotPasswordPage() {
  return (
    <AccessPage heading={heading} note={plain}>
      <ForgotPasswordForm />
      <AccessWays ways={ways} />
    </AccessPage>
  );
}
