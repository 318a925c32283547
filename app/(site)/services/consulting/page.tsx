import { Plate } from '@/components/plates/plate';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedPoints } from '@/components/sections/folded-points';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { Timeline } from '@/components/sections/services/timeline';
import { Specimen } from '@/components/specimens/specimen';
import { consulting as content } from '@/content/services/consulting';
import phone from '@/lib/build/generated/plates/consulting-phone.svg';
import tablet from '@/lib/build/generated/plates/consulting-tablet.svg';
import wide from '@/lib/build/generated/plates/consulting-wide.svg';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/consulting');

export default function ConsultingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content}>
        <ServiceFees fees={content.fees} />
      </ServiceHero>
      <Plate path={content.path} wide={wide} tablet={tablet} phone={phone} />
      <PageBand>
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </PageBand>
      <PageBand ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
      </PageBand>
      <Specimen path={content.path} ground="paper" />
      <BringAndQuestions ground="page" isLawShort bring={content.bring} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
