import type { ComponentProps, ReactNode } from 'react';
import { NextDueLine } from '@/components/calendar/next-due-line';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { PageHero } from '@/components/sections/page-hero';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';
import type { ServiceContent, ServicePageContent } from '@/content/types/service';
import { actionsShown } from '@/lib/content/services';
import { contactHref } from '@/lib/forms/contact-options';

type Props = {
  content: Pick<ServicePageContent, 'subject' | 'heading' | 'lead' | 'actions'> &
    Partial<Pick<ServiceContent, 'forWhom'>> & { path: Path };
  /** A subject whose next due date is shown below the actions. */
  next?: ComponentProps<typeof NextDueLine>['of'];
  /** Below the actions. */
  line?: ReactNode;
  /** Has a wider sheet, for many fees. */
  isWide?: boolean;
  /** The fees, or what the page shows instead. */
  children?: ReactNode;
};

/** The head of a service page: what it is, two ways to ask for it, the fees, for whom. */
export function ServiceHero({ content, next, line, isWide, children }: Props) {
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
    >
      <div className={children ? undefined : 'mt-9'}>
        {next && <NextDueLine of={next} className="mb-5 text-balance" />}
        {line}
        {content.forWhom && <ForWhom {...content.forWhom} />}
      </div>
    </PageHero>
  );
}

/** Who the service is meant for, at the head of its page; folded on a phone. */
function ForWhom({ heading, items }: ServiceContent['forWhom']) {
  const title = <h2 className="text-xl md:text-[1.375rem]">{heading}</h2>;
  return (
    <div className="grid-cols-[1fr_3fr] items-baseline border-ink border-t border-b border-b-rule-strong md:grid print:py-1 print:text-sm">
      <FoldOnPhone heading={title} summary={title}>
        <ul className="max-md:pb-3">
          {items.map((item) => (
            <li key={item} className="border-rule border-b py-2 last:border-b-0 print:py-0">
              {item}
            </li>
          ))}
        </ul>
      </FoldOnPhone>
    </div>
  );
}
