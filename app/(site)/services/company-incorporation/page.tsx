import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { AppointedToday } from '@/components/sections/services/appointed-today';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { SewnSteps } from '@/components/sections/services/sewn-steps';
import { Signatory } from '@/components/sections/services/signatory';
import { companyIncorporation as content } from '@/content/services/company-incorporation';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/company-incorporation');

export default function CompanyIncorporationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content}>
        <SewnSteps heading={content.steps.heading} steps={content.steps.items} />
        <AppointedToday words={content.appointed} />
      </ServiceHead>

      <Rows content={content} isLawShort>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
