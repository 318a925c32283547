import { BookPage } from '@/components/figures/book-page';
import { TaxationFigure } from '@/components/figures/taxation';
import { PlannerLink } from '@/components/planners/planner-link';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { DueDates } from '@/components/sections/services/due-dates';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
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
      <ServiceHero content={content} isWide next="taxation">
        <ServiceFees fees={content.fees} />
      </ServiceHero>
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
