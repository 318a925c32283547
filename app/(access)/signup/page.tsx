import { SignUpForm } from '@/components/forms/sign-up-form';
import { FigureSheet } from '@/components/ledger/figure-sheet';
import { AccessPage } from '@/components/sections/access-page';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/signup');

const { heading, lead, kept, hasAccount, login } = access.signUp;

export default function SignUpPage() {
  return (
    <AccessPage heading={heading} lead={lead} note={access.plain} aside={<FigureSheet {...kept} />}>
      <SignUpForm />
      <p className="mt-5">
        {hasAccount}{' '}
        <Link href="/login" className="inline-flex min-h-8 items-center text-link">
          {login}
        </Link>
      </p>
    </AccessPage>
  );
}
