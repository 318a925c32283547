import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { TaxationFigure } from '@/components/figures/taxation';
import { PlannerLink } from '@/components/planners/planner-link';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { DueDates } from '@/components/sections/services/due-dates';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { taxation as content } from '@/content/services/taxation';
import { taxationFigure as figure } from '@/lib/content/figures/taxation';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/taxation');

export default function TaxationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content}>
        <NextDueLine of="taxation" className="mt-5 text-balance" />
      </ServiceHead>
      <BookPage heading={figure.heading} text={figure.text}>
        <TaxationFigure />
      </BookPage>
      <PageBand>
        <SectionHeading note={content.calendar.note}>{content.calendar.heading}</SectionHeading>
        <DueDates items={content.calendar.items} />
        <PlannerLink calculator="tax" />
      </PageBand>
      <SampleDocument path={content.path} bring={content.bring} />
      <WorkAndQuestions work={content.work} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
