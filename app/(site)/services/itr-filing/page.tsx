import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { ItrFigure } from '@/components/figures/itr';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { itrFiling as content } from '@/content/services/itr-filing';
import { itrFigure as figure } from '@/lib/content/figures/itr-filing';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/itr-filing');

export default function ItrFilingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content}>
        <NextDueLine of="itr" className="mt-5 text-balance" />
      </ServiceHead>
      <BookPage heading={figure.heading} text={figure.text}>
        <ItrFigure />
      </BookPage>
      <SampleDocument path={content.path} ground="paper" bring={content.bring} />
      <WorkAndQuestions ground="page" work={content.work} faq={content.faq}>
        <div className="[&>details+details]:border-t-0">
          <FoldedTable name="notices" />
          <FoldedTable name="nonResidents" />
        </div>
      </WorkAndQuestions>
      <ContactCall content={content} />
    </>
  );
}
