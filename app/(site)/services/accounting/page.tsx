import { AccountingFigure } from '@/components/figures/accounting';
import { BookPage } from '@/components/figures/book-page';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { accountingFigure as figure } from '@/content/figures/accounting';
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
      <BookPage heading={figure.heading} text={figure.text}>
        <AccountingFigure />
      </BookPage>
      <SampleDocument path={content.path} ground="paper" bring={content.bring} />
      <WorkAndQuestions ground="page" work={content.work} faq={content.faq}>
        <FoldedTable name="payroll" />
      </WorkAndQuestions>
      <ContactCall content={content} />
    </>
  );
}
