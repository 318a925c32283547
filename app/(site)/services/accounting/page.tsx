import { balanceSheet, accountingFigure as figure, papers } from '@/content/figures/accounting';
import { accounting as content } from '@/content/services/accounting';
import { ContactCall } from '@/features/contact/contact-call';
import { BookPage } from '@/features/services/illustrations/book-page';
import { PaperTrail } from '@/features/services/illustrations/paper-trail';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { TableDisclosure } from '@/features/services/page/table-disclosure';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/accounting');

export default function AccountingPage() {
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
        <PaperTrail papers={papers} balanceSheet={balanceSheet} />
      </BookPage>

      <Rows content={content} tables={[<TableDisclosure key="payroll" name="payroll" />]}>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
