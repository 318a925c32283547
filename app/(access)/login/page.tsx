import { LoginTabs } from '@/components/forms/login-tabs';
import { AccessPage } from '@/components/sections/access-page';
import { DeskInSmall } from '@/components/sections/desk-in-small';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/login');

const { heading, lead, noAccount, signUp } = access.login;

export default function LoginPage() {
  return (
    <AccessPage heading={heading} lead={lead} note={access.plain} aside={<DeskInSmall />}>
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
