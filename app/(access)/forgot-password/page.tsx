import { ForgotPasswordForm } from '@/components/forms/forgot-password-form';
import { FigureSheet } from '@/components/ledger/figure-sheet';
import { AccessPage } from '@/components/sections/access-page';
import { Link } from '@/components/ui/link';
import { access } from '@/content/access';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/forgot-password');

const { heading, plain, before, remembered, back, otherwise } = access.forgot;

const ways = [
  { words: remembered, href: '/login', label: back },
  { words: access.login.noAccount, href: '/signup', label: access.login.signUp },
  { words: otherwise, href: '/contact', label: 'Contact' },
] as const;

export default function ForgotPasswordPage() {
  return (
    <AccessPage heading={heading} note={plain} aside={<FigureSheet {...before} />}>
      <ForgotPasswordForm />
      <ul className="mt-10 border-ink border-t">
        {ways.map(({ words, href, label }) => (
          <li
            key={href}
            className="flex flex-wrap items-center justify-between gap-x-4 border-rule border-b py-3"
          >
            {words}
            <Link href={href} className="inline-flex min-h-8 items-center text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </AccessPage>
  );
}
