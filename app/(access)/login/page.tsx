import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { access } from '@/content/access';
import { contactBarCopy } from '@/content/words/contact-bar';
import { AccessPage } from '@/features/access/access-page';
import { AccessWays } from '@/features/access/access-ways';
import { ClientAreaPreview } from '@/features/access/client-area-preview';
import { LoginTabs } from '@/features/access/login-tabs';
import { hasSampleArea } from '@/lib/content/sample-area';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/login');

const { heading, lead, noAccount, signUp, isHere, sample } = access.login;

export default function LoginPage() {
  return (
    <AccessPage
      heading={heading}
      lead={lead}
      note={access.passwordNote}
      aside={<ClientAreaPreview />}
    >
      <OwnArea />
      <LoginTabs />
      <AccessWays ways={[{ text: noAccount, href: '/signup', label: signUp }]} />
    </AccessPage>
  );
}

function OwnArea() {
  return (
    <div className="mb-7 hidden gap-x-6 gap-y-3 border-gold border-l-4 pl-3 own-area:grid">
      <p className="font-semibold">{isHere}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link href="/dashboard#my-area" className={buttonVariants()}>
          {contactBarCopy.openArea}
        </Link>
        {hasSampleArea && (
          <Link
            href="/dashboard#sample-area"
            className="inline-flex min-h-11 items-center text-link"
          >
            {sample}
          </Link>
        )}
      </p>
    </div>
  );
}
