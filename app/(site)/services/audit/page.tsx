import { AuditFigure } from '@/components/figures/audit';
import { BookPage } from '@/components/figures/book-page';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { auditFigure as figure } from '@/content/figures/audit';
import { audit as content } from '@/content/services/audit';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/audit');

export default function AuditPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage {...figure} fold="example">
        <AuditFigure />
      </BookPage>

      <Rows content={content}>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
