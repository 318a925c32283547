import { Band } from '@/components/sections/band';
import { BringAndQuestions } from '@/components/sections/bring-and-questions';
import { ContactCall } from '@/components/sections/contact-call';
import { EntryPanel } from '@/components/sections/entry-panel';
import { ForWhom } from '@/components/sections/for-whom';
import { GstSplit } from '@/components/sections/gst-split';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceFees } from '@/components/sections/service-fees';
import { ServiceHero } from '@/components/sections/service-hero';
import { Timeline } from '@/components/sections/timeline';
import { gstRegistration as content } from '@/content/services/gst-registration';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/gst-registration');

export default function GstRegistrationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content}>
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <Band ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <EntryPanel items={content.work.items} />
      </Band>
      <Band>
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </Band>
      <Band ground="page">
        <SectionHeading note={content.split.text}>{content.split.heading}</SectionHeading>
        <GstSplit amount={content.split.amount} rate={content.split.rate} />
      </Band>
      <ForWhom {...content.forWhom} />
      <BringAndQuestions bring={content.bring} faq={content.faq} />
      <RelatedPages paths={content.related} />
      <ContactCall content={content} />
    </>
  );
}
