import type { ComponentProps, ReactNode } from 'react';
import { NextDueLine } from '@/components/calendar/next-due-line';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FactsRow } from '@/components/sections/facts-row';
import { PageHero } from '@/components/sections/page-hero';
import { ForWhom } from '@/components/sections/services/for-whom';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';
import type { ServiceContent, ServicePageContent } from '@/content/types/service';
import { actionsShown, factsShown } from '@/lib/content/services';
import { contactHref } from '@/lib/forms/contact-options';

type Props = {
  content: Pick<ServicePageContent, 'subject' | 'heading' | 'lead' | 'actions' | 'facts'> &
    Partial<Pick<ServiceContent, 'forWhom'>> & { path: Path };
  /** A subject whose next due date is shown above the figures. */
  next?: ComponentProps<typeof NextDueLine>['of'];
  /** A line above the figures. */
  line?: ReactNode;
  /**
   * Has for whom it is across the page, below a sheet of few fees, and each figure beside that on a
   * line of its own. Elsewhere the figures are the head of the list.
   */
  isAcross?: boolean;
  /** Has a wider sheet, for many fees. */
  isWide?: boolean;
  /** The fees, or what the page shows instead. */
  children?: ReactNode;
};

/**
 * The head of a service page: what it is, two ways to ask for it, the fees, three figures, for
 * whom.
 */
export function ServiceHero({ content, next, line, isAcross, isWide, children }: Props) {
  const href = contactHref(content.subject);
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
      isWide={isWide}
      below={isAcross && content.forWhom && <ForWhom {...content.forWhom} isAcross />}
    >
      <div className={children ? undefined : 'mt-9'}>
        {next && <NextDueLine of={next} className="mb-5 text-balance" />}
        {line}
        <FactsRow facts={factsShown(content.facts)} inLines={isAcross} />
        {!isAcross && content.forWhom && <ForWhom {...content.forWhom} />}
      </div>
    </PageHero>
  );
}
