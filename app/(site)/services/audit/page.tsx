import { auditFigure as figure } from '@/content/figures/audit';
import { audit as content } from '@/content/services/audit';
import { ContactCall } from '@/features/contact/contact-call';
import { AuditFigure } from '@/features/services/illustrations/audit';
import { BookPage } from '@/features/services/illustrations/book-page';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/audit');

export default function AuditPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content} />
      <BookPage {...figure} phoneSummary="example">
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
