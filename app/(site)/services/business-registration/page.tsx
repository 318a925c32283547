import { Band } from '@/components/sections/band';
import { BringAndQuestions } from '@/components/sections/bring-and-questions';
import { ContactCall } from '@/components/sections/contact-call';
import { ForWhom } from '@/components/sections/for-whom';
import { PointsList } from '@/components/sections/points-list';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceFees } from '@/components/sections/service-fees';
import { ServiceHero } from '@/components/sections/service-hero';
import { StructureCards } from '@/components/sections/structure-cards';
import { Timeline } from '@/components/sections/timeline';
import { businessRegistration as content } from '@/content/services/business-registration';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/business-registration');

export default function BusinessRegistrationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content}>
        <ServiceFees fees={content.fees} brief />
      </ServiceHero>
      <Band ground="page">
        <SectionHeading>{content.structures.heading}</SectionHeading>
        <StructureCards items={content.structures.items} />
      </Band>
      <Band>
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </Band>
      <Band ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <PointsList points={content.work.items} />
      </Band>
      <ForWhom {...content.forWhom} />
      <BringAndQuestions bring={content.bring} faq={content.faq} />
      <RelatedPages paths={content.related} />
      <ContactCall content={content} />
    </>
  );
}
