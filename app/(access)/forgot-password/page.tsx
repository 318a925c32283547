import { access } from '@/content/access';
import { AccessPage } from '@/features/access/access-page';
import { AccessWays } from '@/features/access/access-ways';
import { ForgotPasswordForm } from '@/features/access/forgot-password-form';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/forgot-password');

const { heading, passwordNote, remembered, back } = access.forgot;

const ways = [
  { text: remembered, href: '/login', label: back },
  { text: access.login.noAccount, href: '/signup', label: access.login.signUp },
] as const;

export default function ForgotPasswordPage() {
  return (
    <AccessPage heading={heading} note={passwordNote}>
      <ForgotPasswordForm />
      <AccessWays ways={ways} />
    </AccessPage>
  );
}
