import { LoginTabs } from '@/components/forms/login-tabs';
import { AccessPage } from '@/components/sections/access-page';
import { AccessWays } from '@/components/sections/access-ways';
import { ClientAreaPreview } from '@/components/sections/client-area-preview';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/login');

const { heading, lead, noAccount, signUp } = access.login;

export default function LoginPage() {
  return (
    <AccessPage heading={heading} lead={lead} note={access.plain} aside={<ClientAreaPreview />}>
      <LoginTabs />
      <AccessWays ways={[{ words: noAccount, href: '/signup', label: signUp }]} />
    </AccessPage>
  );
}
