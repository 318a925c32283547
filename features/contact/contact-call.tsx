import { ClosingCall } from '@/components/page/closing-call';
import { RelatedLinks } from '@/components/page/related-pages';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import type { ServicePageContent } from '@/content/types/service';
import { createContactHref } from '@/lib/content/contact-options';
import { getShownClosing } from '@/lib/content/services';

type Props = { content: Pick<ServicePageContent, 'subject' | 'closing' | 'related'> };

export function ContactCall({ content: { subject, closing, related } }: Props) {
  const { heading, text, action } = getShownClosing(closing);
  return (
    <ClosingCall heading={heading} text={text} foot={<RelatedLinks paths={related} />}>
      <Link href={createContactHref(subject)} className={buttonVariants({ variant: 'light' })}>
        {action}
      </Link>
    </ClosingCall>
  );
}
