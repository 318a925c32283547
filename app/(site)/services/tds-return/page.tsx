import { tdsReturn as content } from '@/content/services/tds-return';
import { NextDueLine } from '@/features/calendar/next-due-line';
import { ContactCall } from '@/features/contact/contact-call';
import { PlannerLink } from '@/features/planners/planner-link';
import { BookPage } from '@/features/services/illustrations/book-page';
import { tdsFigure as figure } from '@/features/services/illustrations/tds-return-data';
import { Wheel } from '@/features/services/illustrations/wheel';
import { Points, Row, Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { TableDisclosure } from '@/features/services/page/table-disclosure';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/tds-return');

export default function TdsReturnPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content} />
      <BookPage heading={figure.heading} text={figure.text} phoneSummary="example">
        <Wheel {...figure} />
      </BookPage>

      <Rows
        content={content}
        rules={[
          <Row key="quarters" title={content.quarters.heading}>
            <p>{content.quarters.rule}</p>
            <p className="my-2">{content.quarters.exception}</p>
            <Points items={content.quarters.items} />
            <p className="mt-3 text-soft">{content.quarters.note}</p>
          </Row>,
        ]}
        tables={[<TableDisclosure key="non-residents" name="nonResidents" />]}
      >
        <NextDueLine subject="tds" className="mt-3" />
        <PlannerLink calculator="tds" />
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
