import { BookPage } from '@/components/figures/book-page';
import { Goals } from '@/components/figures/goals';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { Points, Row, Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { financialPlanning as content } from '@/content/services/financial-planning';
import { planningFigure as figure } from '@/lib/content/figures/financial-planning';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/financial-planning');

export default function FinancialPlanningPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage {...figure} fold="example">
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
