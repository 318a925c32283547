import { FigureSheet } from '@/components/table/figure-sheet';
import { access } from '@/content/access';
import { AccessPage } from '@/features/access/access-page';
import { AccessWays } from '@/features/access/access-ways';
import { SignUpForm } from '@/features/access/sign-up-form';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/signup');

const { heading, lead, passwordNote, summary, hasAccount, login } = access.signUp;

export default function SignUpPage() {
  return (
    <AccessPage
      heading={heading}
      lead={lead}
      note={passwordNote}
      aside={<FigureSheet {...summary} />}
    >
      <SignUpForm />
      <AccessWays ways={[{ text: hasAccount, href: '/login', label: login }]} />
    </AccessPage>
  );
}
