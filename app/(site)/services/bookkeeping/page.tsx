import { BarLists } from '@/components/figures/bars';
import { BookPage } from '@/components/figures/book-page';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { Points, Row, Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { bookkeeping as content } from '@/content/services/bookkeeping';
import { bookkeepingFigure as figure } from '@/lib/content/figures/bookkeeping';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/bookkeeping');

export default function BookkeepingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage {...figure} fold="example">
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
