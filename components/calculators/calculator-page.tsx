import type { ReactNode } from 'react';
import type { Calculator } from '@/components/calculators/cases/case-list';
import { TestUs } from '@/components/calculators/cases/test-us';
import type { PlannerName } from '@/components/calculators/planners/planner-sheet';
import { Planners } from '@/components/calculators/planners/planners';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { LawAsOn } from '@/components/sections/law-as-on';
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
  /** What being late costs in this subject. */
  planners?: readonly PlannerName[];
  /** The day of the law alone, where no number has a second one of the other Act. */
  isLawShort?: boolean;
  /** Tables of rates below the rule. */
  children?: ReactNode;
};

const calculatorOf = (path: CalculatorContent['path']) =>
  path.slice('/calculators/'.length) as Calculator;

/**
 * What the five calculator pages share: the calculator, its rule in words, where to go on. On paper
 * the computation stands alone.
 */
export function CalculatorPage({ content, calculator, planners, isLawShort, children }: Props) {
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
        <div className="grid gap-6">
          <TestUs calculator={calculatorOf(content.path)} />
          <LawAsOn isShort={isLawShort} className="text-[0.9375rem] text-soft" />
        </div>
      </PageBand>
      {planners && <Planners of={planners} />}
      <RelatedPages paths={content.related} calculators="Other calculators" ground="paper" />
    </>
  );
}
