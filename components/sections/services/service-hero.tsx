import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FactsRow } from '@/components/sections/facts-row';
import { PageHero } from '@/components/sections/page-hero';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { contact } from '@/content/contact';
import type { ServicePageContent } from '@/lib/content/service-schemas';
import { actionsShown, factsShown } from '@/lib/content/services';
import { contactHref } from '@/lib/forms/contact-options';

type Props = {
  content: Pick<ServicePageContent, 'path' | 'heading' | 'lead' | 'actions' | 'facts'>;
  /** The fees, or what a page shows in their place. */
  children?: ReactNode;
};

/** The head of a service page: what it is, two ways to ask for it, three figures, the fees. */
export function ServiceHero({ content, children }: Props) {
  const href = contactHref(contact.subjects[content.path]);
  const { primary, secondary } = actionsShown(content.actions);

  return (
    <PageHero
      trail={<Breadcrumbs path={content.path} />}
      heading={content.heading}
      lead={content.lead}
      actions={
        <>
          <Link href={href} className={buttonVariants()}>
            {primary}
          </Link>
          <Link href={href} className={buttonVariants({ variant: 'outline' })}>
            {secondary}
          </Link>
        </>
      }
      aside={children}
    >
      <FactsRow facts={factsShown(content.facts)} />
    </PageHero>
  );
}
