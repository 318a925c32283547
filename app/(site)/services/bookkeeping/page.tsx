import { BookPage } from '@/components/figures/book-page';
import { BookkeepingFigure } from '@/components/figures/bookkeeping';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { EntryPanel } from '@/components/sections/entry-panel';
import { FoldedPoints } from '@/components/sections/folded-points';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
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
      <PageBand className="grid gap-y-14">
        <div>
          <SectionHeading note={content.payablesAndReceivables.text}>
            {content.payablesAndReceivables.heading}
          </SectionHeading>
          <EntryPanel items={content.payablesAndReceivables.items} />
        </div>
        <div>
          <SectionHeading>{content.benefits.heading}</SectionHeading>
          <FoldedPoints points={content.benefits.items} />
        </div>
      </PageBand>
      <SampleDocument path={content.path} bring={content.bring} />
      <WorkAndQuestions work={content.work} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
