import { gstRegistration as content } from '@/content/services/gst-registration';
import { NextDueLine } from '@/features/calendar/next-due-line';
import { ContactCall } from '@/features/contact/contact-call';
import { PlannerLink } from '@/features/planners/planner-link';
import { BookPage } from '@/features/services/illustrations/book-page';
import { gstFigure as figure } from '@/features/services/illustrations/gst-registration-data';
import { Questions } from '@/features/services/illustrations/questions';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { TableDisclosure } from '@/features/services/page/table-disclosure';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/gst-registration');

export default function GstRegistrationPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content} />
      <BookPage heading={figure.heading} text={figure.text}>
        <Questions {...figure} />
      </BookPage>

      <Rows
        content={content}
        tables={[<TableDisclosure key="schemes" name="gstSchemes" />]}
        isLawShort
      >
        <NextDueLine subject="gst" className="mt-3" />
        <PlannerLink calculator="gst" />
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
