import { SignUpForm } from '@/components/forms/sign-up-form';
import { AccessPage } from '@/components/sections/access-page';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/signup');

const { heading, lead, hasAccount, login } = access.signUp;

export default function SignUpPage() {
  return (
    <AccessPage heading={heading} lead={lead} note={access.plain}>
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
