import { DueDates } from '@/components/calendar/due-dates';
import { BookPage } from '@/components/figures/book-page';
import { ComplianceFigure } from '@/components/figures/compliance';
import { Planners } from '@/components/planners/planners';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { OpenSchemes } from '@/components/sections/services/open-schemes';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
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
      <ServiceHead content={content} />
      <BookPage heading={figure.heading} text={figure.text}>
        <ComplianceFigure />
      </BookPage>
      <PageBand>
        <SectionHeading note={content.calendar.note}>{content.calendar.heading}</SectionHeading>
        <DueDates />
      </PageBand>
      <SampleDocument path={content.path} bring={content.bring} />
      <WorkAndQuestions isLawShort work={content.work} faq={content.faq} />
      <Planners heading={content.open.heading} of={['lateRoc']}>
        <OpenSchemes items={content.open.items} />
        <FoldedTable name="late" />
        <FoldedTable name="firstYear" />
      </Planners>
      <ContactCall content={content} />
    </>
  );
}
