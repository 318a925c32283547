import { BookPage } from '@/components/figures/book-page';
import { PaperTrail } from '@/components/figures/paper-trail';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { balanceSheet, accountingFigure as figure, papers } from '@/content/figures/accounting';
import { accounting as content } from '@/content/services/accounting';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/accounting');

export default function AccountingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage {...figure} fold="example">
        <PaperTrail papers={papers} balanceSheet={balanceSheet} />
      </BookPage>

      <Rows content={content} tables={[<FoldedTable key="payroll" name="payroll" />]}>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
