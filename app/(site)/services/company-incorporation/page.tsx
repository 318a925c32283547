import { Plate } from '@/components/plates/plate';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedPoints } from '@/components/sections/folded-points';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { AppointedToday } from '@/components/sections/services/appointed-today';
import { BringAndQuestions } from '@/components/sections/services/bring-and-questions';
import { ServiceFees } from '@/components/sections/services/service-fees';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { Specimen } from '@/components/specimens/specimen';
import { companyIncorporation as content } from '@/content/services/company-incorporation';
import phone from '@/lib/build/generated/plates/incorporation-phone.svg';
import tablet from '@/lib/build/generated/plates/incorporation-tablet.svg';
import wide from '@/lib/build/generated/plates/incorporation-wide.svg';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/company-incorporation');

export default function CompanyIncorporationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content} isAcross line={<AppointedToday words={content.appointed} />}>
        <ServiceFees fees={content.fees} brief />
      </ServiceHero>
      <Plate path={content.path} wide={wide} tablet={tablet} phone={phone} open />
      <BringAndQuestions isLawShort bring={content.bring} faq={content.faq} />
      <PageBand ground="page">
        <SectionHeading>{content.work.heading}</SectionHeading>
        <FoldedPoints points={content.work.items} />
      </PageBand>
      <Specimen path={content.path} ground="paper" />
      <ContactCall content={content} />
    </>
  );
}
