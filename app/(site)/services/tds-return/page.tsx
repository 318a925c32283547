import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { Wheel } from '@/components/figures/wheel';
import { PlannerLink } from '@/components/planners/planner-link';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { Points, Row, Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { tdsReturn as content } from '@/content/services/tds-return';
import { tdsFigure as figure } from '@/lib/content/figures/tds-return';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/tds-return');

export default function TdsReturnPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage heading={figure.heading} text={figure.text} fold="example">
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
        tables={[<FoldedTable key="non-residents" name="nonResidents" />]}
      >
        <NextDueLine of="tds" className="mt-3" />
        <PlannerLink calculator="tds" />
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
