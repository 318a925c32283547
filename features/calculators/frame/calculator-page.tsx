import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LawDay } from '@/components/page/law-day';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import { PointsList } from '@/components/page/points-list';
import { ReferenceTable } from '@/components/page/reference-table';
import { RelatedPages } from '@/components/page/related-pages';
import { SectionHeading } from '@/components/page/section-heading';
import { NoWrap } from '@/components/text/no-wrap';
import { calculatorNames } from '@/content/calculators/names';
import { offer } from '@/content/offline-offer';
import type { AnyTable } from '@/content/tables/table';
import type { CalculatorContent } from '@/content/types/calculator';
import type { OfPage } from '@/features/calculators/frame/calculator-frame';
import { StoreSite } from '@/features/offline/store-site';
import { createWebApplicationJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';

type Props = {
  content: CalculatorContent;
  calculator: ComponentType<OfPage>;
  planners?: ReactNode;
  /** Shows only the date of the law, if no number on the page is given for both Acts. */
  isLawShort?: boolean;
  before?: ReactNode;
  reference?: AnyTable;
  cases: ReactNode;
  children?: ReactNode;
};

export function CalculatorPage({
  content,
  calculator: Calculator,
  planners,
  reference,
  isLawShort,
  before,
  cases,
  children,
}: Props) {
  const { offers, note, path } = content;
  const others = calculatorNames.map((other) => `/calculators/${other}`);
  const related = new Set([...content.related, ...others.filter((other) => other !== path)]);
  return (
    <>
      <JsonLd data={createWebApplicationJsonLd(path)} />
      <div className="max-lg:has-data-answered:[&_.lead]:hidden max-md:has-data-answered:[&>section>div]:pt-2 max-md:has-data-answered:[&>section]:pt-3 max-md:has-data-answered:[&_h1]:text-[1.8125rem]">
        <PageHero
          trail={<Breadcrumbs path={path} />}
          heading={content.heading}
          lead={
            <span className="print:hidden">
              <NoWrap>{content.lead}</NoWrap>
            </span>
          }
        >
          <div className="mt-4 md:mt-9">
            <Calculator offers={offers} note={note} before={before} />
          </div>
        </PageHero>
      </div>
      <PageBand ground="page" labelledBy="method" screenOnly className="grid gap-9">
        <div>
          <SectionHeading id="method">How it is worked out</SectionHeading>
          <PointsList points={content.method} />
        </div>
        <div className="[&>*+details]:border-t-0">
          {children}
          {cases}
        </div>
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-soft">
            {offer.line}
            <StoreSite variant="link" />
          </div>
          <LawDay isShort={isLawShort} className="text-[0.9375rem] text-soft" />
        </div>
      </PageBand>
      {planners}
      {reference && <ReferenceBand table={reference} ground="page" />}
      <RelatedPages
        paths={[...related]}
        calculators="Other calculators"
        ground={planners && !reference ? 'page' : 'paper'}
      />
    </>
  );
}

type ReferenceProps = Pick<ComponentProps<typeof PageBand>, 'ground'> & { table: AnyTable };

function ReferenceBand({ table, ground }: ReferenceProps) {
  return (
    <PageBand id={table.id} ground={ground} screenOnly>
      <details>
        <summary className="min-h-11 rounded-control">
          <h2>{table.heading}</h2>
        </summary>
        <div className="pt-4">
          <ReferenceTable table={table} />
        </div>
      </details>
    </PageBand>
  );
}
