import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageBand } from '@/components/sections/page-band';
import { PageHero } from '@/components/sections/page-hero';
import { PointsList } from '@/components/sections/points-list';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import type { CalculatorContent } from '@/lib/content/calculator-schemas';
import { webApplication } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';

type Props = {
  content: CalculatorContent;
  calculator: ReactNode;
  /** Tables of rates below the rule. */
  children?: ReactNode;
};

/**
 * What the five calculator pages share: the calculator, its rule in words, where to go on. On paper
 * the computation stands alone.
 */
export function CalculatorPage({ content, calculator, children }: Props) {
  return (
    <>
      <JsonLd data={webApplication(content.path)} />
      <PageHero
        trail={<Breadcrumbs path={content.path} />}
        heading={content.heading}
        lead={<span className="print:hidden">{content.lead}</span>}
      >
        <div className="mt-9">{calculator}</div>
      </PageHero>
      {/* Empty until a result has more to show. */}
      <div id="by-law" />
      <PageBand ground="page" labelledBy="method" screenOnly className="grid gap-12">
        <div>
          <SectionHeading id="method">How it is worked out</SectionHeading>
          <PointsList points={content.method} />
        </div>
        {children}
      </PageBand>
      <RelatedPages paths={content.related} calculators="Other calculators" ground="paper" />
    </>
  );
}
