import { registrationFigure } from '@/content/figures/business-registration';
import { businessRegistration as content } from '@/content/services/business-registration';
import { ContactCall } from '@/features/contact/contact-call';
import { BookPage } from '@/features/services/illustrations/book-page';
import { StructureMatrix } from '@/features/services/illustrations/structure-matrix';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { SewnSteps } from '@/features/services/page/sewn-steps';
import { Signatory } from '@/features/services/page/signatory';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/business-registration');

export default function BusinessRegistrationPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content}>
        <SewnSteps heading={content.steps.heading} steps={content.steps.items} />
      </ServiceHead>
      <BookPage
        heading={content.structures.heading}
        text={registrationFigure.text}
        phoneSummary="structures"
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
