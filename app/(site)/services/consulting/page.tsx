import { BookPage } from '@/components/figures/book-page';
import { ConsultingFigure } from '@/components/figures/consulting';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedPoints } from '@/components/sections/folded-points';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { Timeline } from '@/components/sections/services/timeline';
import { consulting as content } from '@/content/services/consulting';
import { consultingFigure as figure } from '@/lib/content/figures/consulting';
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
      <BookPage heading={figure.heading} text={figure.text}>
        <ConsultingFigure />
      </BookPage>
      <PageBand>
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </PageBand>
      <PageBand ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
      </PageBand>
      <SampleDocument path={content.path} ground="paper" />
      <BringAndQuestions ground="page" isLawShort bring={content.bring} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
