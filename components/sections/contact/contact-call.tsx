import { ClosingCall } from '@/components/sections/closing-call';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ServicePageContent } from '@/lib/content/service-schemas';
import { closingShown } from '@/lib/content/services';
import { contactHref } from '@/lib/forms/contact-options';

type Props = { content: Pick<ServicePageContent, 'subject' | 'closing'> };

/** The closing call of a service page, leading to the contact form. */
export function ContactCall({ content: { subject, closing } }: Props) {
  const { heading, text, action } = closingShown(closing);
  return (
    <ClosingCall heading={heading} text={text}>
      <Link href={contactHref(subject)} className={buttonVariants({ variant: 'light' })}>
        {action}
      </Link>
    </ClosingCall>
  );
}
