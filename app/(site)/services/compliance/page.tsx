import { PageBand } from '@/components/page/page-band';
import { compliance as content } from '@/content/services/compliance';
import { DueDates } from '@/features/calendar/due-dates';
import { ContactCall } from '@/features/contact/contact-call';
import { PlannerDisclosure } from '@/features/planners/planners';
import { openSchemes } from '@/features/services/page/open-schemes';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { TableDisclosure } from '@/features/services/page/table-disclosure';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/compliance');

export default function CompliancePage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content} />
      <PageBand>
        <h2 className="mb-4">{content.calendar.heading}</h2>
        <DueDates />
      </PageBand>
      <Rows
        content={content}
        tables={[<TableDisclosure key="first-year" name="firstYear" />]}
        wrong={openSchemes(content.open)}
        wrongTables={[
          <TableDisclosure key="late" name="late" />,
          <PlannerDisclosure key="late-roc" planner="lateRoc" />,
        ]}
        isLawShort
      >
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
