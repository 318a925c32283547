import { Planners } from '@/components/calculators/planners/planners';
import { DueDates } from '@/components/calendar/due-dates';
import { BookPage } from '@/components/figures/book-page';
import { ComplianceFigure } from '@/components/figures/compliance';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedPoints } from '@/components/sections/folded-points';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { OpenSchemes } from '@/components/sections/services/open-schemes';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { complianceFigure as figure } from '@/content/figures/compliance';
import { compliance as content } from '@/content/services/compliance';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/compliance');

export default function CompliancePage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content} isWide>
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <BookPage heading={figure.heading} text={figure.text}>
        <ComplianceFigure />
      </BookPage>
      <PageBand>
        <SectionHeading note={content.calendar.note}>{content.calendar.heading}</SectionHeading>
        <DueDates />
      </PageBand>
      <OpenSchemes {...content.open} />
      <Planners of={['lateRoc']}>
        <FoldedTable name="late" />
        <FoldedTable name="firstYear" />
      </Planners>
      <PageBand ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
      </PageBand>
      <BringAndQuestions isLawShort bring={content.bring} faq={content.faq} />
      <SampleDocument path={content.path} />
      <ContactCall content={content} />
    </>
  );
}
