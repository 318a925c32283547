import { Band } from '@/components/sections/band';
import { BringAndQuestions } from '@/components/sections/bring-and-questions';
import { ContactCall } from '@/components/sections/contact-call';
import { DueDates } from '@/components/sections/due-dates';
import { ForWhom } from '@/components/sections/for-whom';
import { PointsList } from '@/components/sections/points-list';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceFees } from '@/components/sections/service-fees';
import { ServiceHero } from '@/components/sections/service-hero';
import { Timeline } from '@/components/sections/timeline';
import { compliance as content } from '@/content/services/compliance';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/compliance');

export default function CompliancePage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content}>
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <Band ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <PointsList points={content.work.items} />
      </Band>
      <Band>
        <SectionHeading note={content.calendar.note}>{content.calendar.heading}</SectionHeading>
        <DueDates items={content.calendar.items} />
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
