import { LoginTabs } from '@/components/forms/login-tabs';
import { AccessPage } from '@/components/sections/access-page';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/login');

const { heading, lead, noAccount, signUp } = access.login;

export default function LoginPage() {
  return (
    <AccessPage heading={heading} lead={lead} note={access.plain}>
      <LoginTabs />
      <p className="mt-5">
        {noAccount}{' '}
        <Link href="/signup" className="inline-flex min-h-8 items-center text-link">
          {signUp}
        </Link>
      </p>
    </AccessPage>
  );
}
