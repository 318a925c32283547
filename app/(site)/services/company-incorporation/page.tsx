import { BookPage } from '@/components/figures/book-page';
import { IncorporationFigure } from '@/components/figures/incorporation';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { AppointedToday } from '@/components/sections/services/appointed-today';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { incorporationFigure as figure } from '@/content/figures/company-incorporation';
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
        <AppointedToday words={content.appointed} />
      </ServiceHead>
      <BookPage heading={figure.heading} text={figure.text}>
        <IncorporationFigure steps={content.steps.items} />
      </BookPage>
      <SampleDocument path={content.path} ground="paper" bring={content.bring} />
      <WorkAndQuestions ground="page" isLawShort work={content.work} faq={content.faq} />
      <ContactCall content={content} />
    </>
  );
}
