import { bookkeeping as content } from '@/content/services/bookkeeping';
import { ContactCall } from '@/features/contact/contact-call';
import { BarLists } from '@/features/services/illustrations/bars';
import { BookPage } from '@/features/services/illustrations/book-page';
import { bookkeepingFigure as figure } from '@/features/services/illustrations/bookkeeping-data';
import { Points, Row, Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/bookkeeping');

export default function BookkeepingPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content} />
      <BookPage {...figure} phoneSummary="example">
        <BarLists {...figure} />
      </BookPage>

      <Rows
        content={content}
        own={[
          <Row key="payables" title={content.payablesAndReceivables.heading}>
            <p className="mb-3">{content.payablesAndReceivables.text}</p>
            <Points items={content.payablesAndReceivables.items} />
          </Row>,
          <Row key="benefits" title={content.benefits.heading}>
            <Points heading items={content.benefits.items} />
          </Row>,
        ]}
      >
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
