import { ClosingCall } from '@/components/sections/closing-call';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { contact } from '@/content/contact';
import type { ServicePageContent } from '@/lib/content/service-schemas';
import { closingShown } from '@/lib/content/services';
import { contactHref } from '@/lib/forms/contact-options';

type Props = { content: Pick<ServicePageContent, 'path' | 'closing'> };

/** The closing call of a service page, leading to the contact form. */
export function ContactCall({ content: { path, closing } }: Props) {
  const { heading, text, action } = closingShown(closing);
  return (
    <ClosingCall heading={heading} text={text}>
      <Link
        href={contactHref(contact.subjects[path])}
        className={buttonVariants({ variant: 'light' })}
      >
        {action}
      </Link>
    </ClosingCall>
  );
}
