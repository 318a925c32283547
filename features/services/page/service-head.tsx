import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageBand } from '@/components/page/page-band';
import { type Href, Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { bringCopy } from '@/content/bring';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import type { ServiceContent, ServicePageContent } from '@/content/types/service';
import { Estimate } from '@/features/services/estimate/estimate';
import { BringList } from '@/features/services/page/bring-list';
import { createChecklistId } from '@/lib/content/checklist-id';
import { findListedFees } from '@/lib/content/checklists';
import { isOffered } from '@/lib/content/offered';
import { listServiceFacts } from '@/lib/content/services';

type Props = {
  content: Pick<ServicePageContent, 'subject' | 'heading' | 'lead' | 'facts' | 'fees'> &
    Partial<Pick<ServiceContent, 'bring'>> & {
      path: Path;
      see?: { question: string; path: Href; label: string };
    };
  children?: ReactNode;
};

export function ServiceHead({ content, children }: Props) {
  const { see } = content;
  return (
    <>
      <section className="service-head wrap pt-4 pb-10 md:pt-7 md:pb-18 print:py-0">
        <Breadcrumbs path={content.path} />
        <div>
          <div>
            <h1 className="text-[min(2rem,7.6vw)] leading-none tracking-[-0.018em] md:text-[2.625rem] xl:text-[4rem]">
              {content.heading}
            </h1>
            <p className="mt-2 lead max-w-[26em] max-md:text-[1.0625rem] max-md:leading-snug md:mt-5.5">
              <NoWrap>{content.lead}</NoWrap>
            </p>
          </div>
          <Estimate content={content} listedFor={findListedFees(content.path)} />
          <div>
            <dl className="facts">
              {listServiceFacts(content).map(({ label, figure, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                  <dd>
                    <NoWrap>{text}</NoWrap>
                  </dd>
                </div>
              ))}
            </dl>
            {see && isOffered(see.path) && (
              <p className="mt-4">
                {`${see.question} `}
                <Link href={see.path} className="text-link underline decoration-current!">
                  {see.label}
                </Link>
              </p>
            )}
            {children}
          </div>
        </div>
      </section>
      {content.bring && <WhatToBring heading={content.heading} bring={content.bring} />}
    </>
  );
}

type WhatToBringProps = { heading: string; bring: ServiceContent['bring'] };

function WhatToBring({ heading, bring: { told, items } }: WhatToBringProps) {
  const { have, outOf, send, missing, complete } = bringCopy;
  const toItem = (isPaper: boolean) => (text: string) => ({
    id: createChecklistId(text),
    text,
    isPaper,
  });
  return (
    <PageBand ground="page" labelledBy="bring">
      <div className="bring">
        <div>
          <h2 id="bring">{bringCopy.heading}</h2>
          <p>
            {bringCopy.text}
            <span className="hidden in-data-theme:inline print:hidden">{` ${bringCopy.stored}`}</span>
          </p>
        </div>
        <BringList
          items={[...items.map(toItem(true)), ...(told ?? []).map(toItem(false))]}
          copy={{ have, outOf, send }}
          chat={site.whatsapp.href}
          message={{
            missing: `${heading}. ${missing}`,
            complete: `${heading}. ${complete}`,
          }}
        />
      </div>
    </PageBand>
  );
}
