import { BookPage } from '@/components/figures/book-page';
import { StructureMatrix } from '@/components/figures/structure-matrix';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { SewnSteps } from '@/components/sections/services/sewn-steps';
import { Signatory } from '@/components/sections/services/signatory';
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
      <ServiceHead content={content}>
        <SewnSteps heading={content.steps.heading} steps={content.steps.items} />
      </ServiceHead>
      <BookPage
        heading={content.structures.heading}
        text={registrationFigure.text}
        fold="structures"
      >
        <StructureMatrix {...content.structures} />
      </BookPage>

      <Rows content={content}>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
