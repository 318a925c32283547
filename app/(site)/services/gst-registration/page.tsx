import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { Questions } from '@/components/figures/questions';
import { PlannerLink } from '@/components/planners/planner-link';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
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
      <ServiceHead content={content} />
      <BookPage heading={figure.heading} text={figure.text}>
        <Questions {...figure} />
      </BookPage>

      <Rows content={content} tables={[<FoldedTable key="schemes" name="gstSchemes" />]} isLawShort>
        <NextDueLine of="gst" className="mt-3" />
        <PlannerLink calculator="gst" />
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
