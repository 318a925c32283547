import { DueDates } from '@/components/calendar/due-dates';
import { PlannerFold } from '@/components/planners/planners';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { openSchemes } from '@/components/sections/services/open-schemes';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
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
      <PageBand>
        <h2 className="mb-4">{content.calendar.heading}</h2>
        <DueDates />
      </PageBand>
      <Rows
        content={content}
        tables={[<FoldedTable key="first-year" name="firstYear" />]}
        wrong={[<FoldedTable key="late" name="late" />, ...openSchemes(content.open)]}
        wide={<PlannerFold planner="lateRoc" />}
        isLawShort
      >
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
