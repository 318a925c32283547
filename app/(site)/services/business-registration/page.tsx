import { BookPage } from '@/components/figures/book-page';
import { StructureMatrix } from '@/components/figures/structure-matrix';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Timeline } from '@/components/sections/services/timeline';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { registrationFigure } from '@/content/figures/business-registration';
import { businessRegistration as content } from '@/content/services/business-registration';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/business-registration');

export default function BusinessRegistrationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage heading={content.structures.heading} text={registrationFigure.text}>
        <StructureMatrix {...content.structures} />
      </BookPage>
      <PageBand>
        <SectionHeading>{content.steps.heading}</SectionHeading>
        <Timeline steps={content.steps.items} />
      </PageBand>
      <SampleDocument path={content.path} bring={content.bring} />
      <WorkAndQuestions work={content.work} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
