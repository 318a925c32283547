import { DueDates } from '@/components/calendar/due-dates';
import { ComplianceFigure } from '@/components/figures/compliance';
import { Planners } from '@/components/planners/planners';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { OpenSchemes } from '@/components/sections/services/open-schemes';
import { Row, Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
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
      <PageBand>
        <SectionHeading note={content.calendar.note}>{content.calendar.heading}</SectionHeading>
        <DueDates />
      </PageBand>
      <Planners heading={content.open.heading} of={['lateRoc']}>
        <OpenSchemes items={content.open.items} />
        <FoldedTable name="late" />
        <FoldedTable name="firstYear" />
      </Planners>
      <Rows
        content={content}
        own={
          <Row title={figure.heading}>
            <p className="mb-3 text-soft">{figure.text}</p>
            <figure className="figure" aria-label={figure.heading}>
              <ComplianceFigure />
            </figure>
          </Row>
        }
        isLawShort
      >
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
