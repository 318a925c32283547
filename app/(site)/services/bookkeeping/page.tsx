import { BookPage } from '@/components/figures/book-page';
import { BookkeepingFigure } from '@/components/figures/bookkeeping';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { EntryPanel } from '@/components/sections/entry-panel';
import { FoldedPoints } from '@/components/sections/folded-points';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
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
      <ServiceHero content={content}>
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <BookPage heading={figure.heading} text={figure.text}>
        <BookkeepingFigure />
      </BookPage>
      <PageBand>
        <SectionHeading note={content.payablesAndReceivables.text}>
          {content.payablesAndReceivables.heading}
        </SectionHeading>
        <EntryPanel items={content.payablesAndReceivables.items} />
      </PageBand>
      <PageBand ground="page">
        <SectionHeading>{content.benefits.heading}</SectionHeading>
        <FoldedPoints points={content.benefits.items} />
      </PageBand>
      <PageBand>
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
      </PageBand>
      <SampleDocument path={content.path} />
      <BringAndQuestions bring={content.bring} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
