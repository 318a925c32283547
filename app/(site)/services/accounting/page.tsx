import { AccountingFigure } from '@/components/figures/accounting';
import { BookPage } from '@/components/figures/book-page';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedPoints } from '@/components/sections/folded-points';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
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
      <ServiceHero content={content}>
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <BookPage heading={figure.heading} text={figure.text}>
        <AccountingFigure />
      </BookPage>
      <PageBand>
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
        <div className="mt-8 print:hidden">
          <FoldedTable name="payroll" />
        </div>
      </PageBand>
      <BringAndQuestions ground="page" bring={content.bring} faq={content.faq} />
      <SampleDocument path={content.path} ground="paper" />
      <ContactCall content={content} />
    </>
  );
}
