import { Band } from '@/components/sections/band';
import { BringAndQuestions } from '@/components/sections/bring-and-questions';
import { ContactCall } from '@/components/sections/contact-call';
import { ForWhom } from '@/components/sections/for-whom';
import { GoalsSheet } from '@/components/sections/goals-sheet';
import { PlanningCards } from '@/components/sections/planning-cards';
import { PointsList } from '@/components/sections/points-list';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceHero } from '@/components/sections/service-hero';
import { Timeline } from '@/components/sections/timeline';
import { financialPlanning as content } from '@/content/services/financial-planning';
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
      <Band ground="page">
        <SectionHeading>{content.cards.heading}</SectionHeading>
        <PlanningCards items={content.cards.items} />
      </Band>
      <Band>
        <SectionHeading>{content.work.heading}</SectionHeading>
        <PointsList points={content.work.items} />
      </Band>
      <Band ground="page">
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </Band>
      <ForWhom {...content.forWhom} />
      <BringAndQuestions bring={content.bring} faq={content.faq} />
      <RelatedPages paths={content.related} />
      <ContactCall content={content} />
    </>
  );
}
