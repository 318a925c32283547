import { BookPage } from '@/components/figures/book-page';
import { ItrFigure } from '@/components/figures/itr';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedPoints } from '@/components/sections/folded-points';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { Specimen } from '@/components/specimens/specimen';
import { itrFiling as content } from '@/content/services/itr-filing';
import { foldedTables } from '@/content/tables/folded';
import { itrFigure as figure } from '@/lib/content/figures/itr-filing';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/itr-filing');

export default function ItrFilingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content} isAcross next="itr">
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <BookPage heading={figure.heading} text={figure.text}>
        <ItrFigure />
      </BookPage>
      <PageBand>
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
      </PageBand>
      <BringAndQuestions ground="page" bring={content.bring} faq={content.faq} />
      <PageBand screenOnly>
        <SectionHeading>{foldedTables.notices}</SectionHeading>
        <div className="[&>details+details]:border-t-0">
          <FoldedTable name="notices" />
          <FoldedTable name="nonResidents" />
        </div>
      </PageBand>
      <Specimen path={content.path} ground="page" />
      <ContactCall content={content} />
    </>
  );
}
