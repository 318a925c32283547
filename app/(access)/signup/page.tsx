import { SignUpForm } from '@/components/forms/sign-up-form';
import { AccessPage } from '@/components/sections/access-page';
import { AccessWays } from '@/components/sections/access-ways';
import { FigureSheet } from '@/components/table/figure-sheet';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/signup');

const { heading, lead, plain, kept, hasAccount, login } = access.signUp;

export default function SignUpPage() {
  return (
    <AccessPage heading={heading} lead={lead} note={plain} aside={<FigureSheet {...kept} />}>
      <SignUpForm />
      <AccessWays ways={[{ words: hasAccount, href: '/login', label: login }]} />
    </AccessPage>
  );
}
