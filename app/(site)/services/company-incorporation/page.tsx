import { companyIncorporation as content } from '@/content/services/company-incorporation';
import { ContactCall } from '@/features/contact/contact-call';
import { AppointedToday } from '@/features/services/page/appointed-today';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { SewnSteps } from '@/features/services/page/sewn-steps';
import { Signatory } from '@/features/services/page/signatory';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/company-incorporation');

export default function CompanyIncorporationPage() {
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
        <AppointedToday copy={content.appointed} />
      </ServiceHead>

      <Rows content={content} isLawShort>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
