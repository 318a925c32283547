import { BookPage } from '@/components/figures/book-page';
import { FinancialPlanningFigure } from '@/components/figures/financial-planning';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedPoints } from '@/components/sections/folded-points';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { GoalsSheet } from '@/components/sections/services/goals-sheet';
import { PlanningCards } from '@/components/sections/services/planning-cards';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { Timeline } from '@/components/sections/services/timeline';
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
      <ServiceHero content={content}>
        <GoalsSheet {...content.example} />
      </ServiceHero>
      <BookPage heading={figure.heading} text={figure.text}>
        <FinancialPlanningFigure />
      </BookPage>
      <PageBand>
        <SectionHeading>{content.cards.heading}</SectionHeading>
        <PlanningCards items={content.cards.items} />
      </PageBand>
      <PageBand ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
      </PageBand>
      <PageBand>
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </PageBand>
      <SampleDocument path={content.path} />
      <BringAndQuestions bring={content.bring} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
