import { NextDueLine } from '@/components/almanac/next-due-line';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { EntryPanel } from '@/components/sections/entry-panel';
import { PageBand } from '@/components/sections/page-band';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { ForWhom } from '@/components/sections/services/for-whom';
import { GstSplit } from '@/components/sections/services/gst-split';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { Timeline } from '@/components/sections/services/timeline';
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
      <PageBand ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <EntryPanel items={content.work.items} />
        <NextDueLine of="gst" />
      </PageBand>
      <PageBand>
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </PageBand>
      <PageBand ground="page">
        <SectionHeading note={content.split.text}>{content.split.heading}</SectionHeading>
        <GstSplit amount={content.split.amount} rate={content.split.rate} />
      </PageBand>
      <ForWhom {...content.forWhom} />
      <BringAndQuestions bring={content.bring} faq={content.faq} />
      <RelatedPages paths={content.related} />
      <ContactCall content={content} />
    </>
  );
}
