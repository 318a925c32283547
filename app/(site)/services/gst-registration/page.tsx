import { PlannerLink } from '@/components/calculators/planners/planner-link';
import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { GstFigure } from '@/components/figures/gst';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { EntryPanel } from '@/components/sections/entry-panel';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { GstSplit } from '@/components/sections/services/gst-split';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { gstRegistration as content } from '@/content/services/gst-registration';
import { gstFigure as figure } from '@/lib/content/figures/gst-registration';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/gst-registration');

export default function GstRegistrationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content} isAcross>
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <BookPage heading={figure.heading} text={figure.text}>
        <GstFigure />
      </BookPage>
      <PageBand>
        <SectionHeading>{content.work.heading}</SectionHeading>
        <EntryPanel items={content.work.items} />
        <NextDueLine of="gst" />
        <PlannerLink calculator="gst" />
        <div className="mt-8 print:hidden">
          <FoldedTable name="gstSchemes" />
        </div>
      </PageBand>
      <PageBand ground="page" className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2>{content.split.heading}</h2>
          <p className="mt-3 text-soft">{content.split.text}</p>
        </div>
        <GstSplit amount={content.split.amount} rate={content.split.rate} />
      </PageBand>
      <BringAndQuestions isLawShort bring={content.bring} faq={content.faq} />
      <SampleDocument path={content.path} />
      <ContactCall content={content} />
    </>
  );
}
