import { ForgotPasswordForm } from '@/components/forms/forgot-password-form';
import { AccessPage } from '@/components/sections/access-page';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/forgot-password');

const { heading, plain, back } = access.forgot;

export default function ForgotPasswordPage() {
  return (
    <AccessPage heading={heading} note={plain}>
      <ForgotPasswordForm />
      <p className="mt-5">
        <Link href="/login" className="inline-flex min-h-8 items-center text-link">
          {back}
        </Link>
      </p>
    </AccessPage>
  );
}
