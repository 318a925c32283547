import { BookPage } from '@/components/figures/book-page';
import { BookkeepingFigure } from '@/components/figures/bookkeeping';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { Formula } from '@/components/layout/formula';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { EntryPanel } from '@/components/sections/entry-panel';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { bookkeeping as content } from '@/content/services/bookkeeping';
import { bookkeepingFigure as figure } from '@/lib/content/figures/bookkeeping';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

type FoldedPointsProps = { points: readonly { title: string; text: string }[] };

/** Short points in columns; on a phone their titles are an index, and each unfolds. */
function FoldedPoints({ points }: FoldedPointsProps) {
  return (
    <ul className="border-ink max-md:border-t md:grid md:grid-cols-2 md:gap-x-10 lg:grid-cols-3 md:gap-y-6">
      {points.map(({ title, text }) => (
        <li key={title} className="border-rule-strong max-md:border-b md:border-t md:pt-4">
          <FoldOnPhone
            heading={<h3>{title}</h3>}
            summary={<h3 className="py-3.5 text-xl">{title}</h3>}
          >
            <p className="text-soft max-md:pb-4 md:mt-1.5">
              <Formula text={text} />
            </p>
          </FoldOnPhone>
        </li>
      ))}
    </ul>
  );
}

export const metadata = pageMetadata('/services/bookkeeping');

export default function BookkeepingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
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
