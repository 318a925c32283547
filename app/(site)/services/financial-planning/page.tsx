import { financialPlanning as content } from '@/content/services/financial-planning';
import { ContactCall } from '@/features/contact/contact-call';
import { BookPage } from '@/features/services/illustrations/book-page';
import { planningFigure as figure } from '@/features/services/illustrations/financial-planning-data';
import { Goals } from '@/features/services/illustrations/goals';
import { Points, Row, Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/financial-planning');

export default function FinancialPlanningPage() {
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
        <Goals {...figure} />
      </BookPage>

      <Rows
        content={content}
        own={[
          <Row key="cards" title={content.cards.heading}>
            {content.cards.items.map(({ title, text, points }) => (
              <div key={title} className="not-first:mt-6">
                <h4 className="text-lg">{title}</h4>
                <p className="mb-3 text-soft">{text}</p>
                <Points items={points} />
              </div>
            ))}
          </Row>,
        ]}
      >
        <SampleDocument path={content.path} isFolded />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
