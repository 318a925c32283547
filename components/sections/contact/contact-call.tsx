import { ClosingCall } from '@/components/sections/closing-call';
import { RelatedLinks } from '@/components/sections/related-pages';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ServicePageContent } from '@/content/types/service';
import { closingShown } from '@/lib/content/services';
import { contactHref } from '@/lib/forms/contact-options';

type Props = { content: Pick<ServicePageContent, 'subject' | 'closing' | 'related'> };

/** The closing call of a service page, leading to the contact form and to what goes with it. */
export function ContactCall({ content: { subject, closing, related } }: Props) {
  const { heading, text, action } = closingShown(closing);
  return (
    <ClosingCall heading={heading} text={text} foot={<RelatedLinks paths={related} />}>
      <Link href={contactHref(subject)} className={buttonVariants({ variant: 'light' })}>
        {action}
      </Link>
    </ClosingCall>
  );
}
