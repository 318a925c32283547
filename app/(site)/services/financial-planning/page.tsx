import { BookPage } from '@/components/figures/book-page';
import { FinancialPlanningFigure } from '@/components/figures/financial-planning';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { PlanningCards } from '@/components/sections/services/planning-cards';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { financialPlanning as content } from '@/content/services/financial-planning';
import { planningFigure as figure } from '@/lib/content/figures/financial-planning';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/financial-planning');

export default function FinancialPlanningPage() {
  return (
    <>
      <JsonLd data={[service(content.path, []), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage heading={figure.heading} text={figure.text}>
        <FinancialPlanningFigure />
      </BookPage>
      <PageBand>
        <SectionHeading>{content.cards.heading}</SectionHeading>
        <PlanningCards items={content.cards.items} />
      </PageBand>
      <SampleDocument path={content.path} bring={content.bring} />
      <WorkAndQuestions work={content.work} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
