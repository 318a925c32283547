import { consulting as content } from '@/content/services/consulting';
import { ContactCall } from '@/features/contact/contact-call';
import { BookPage } from '@/features/services/illustrations/book-page';
import { Bridge } from '@/features/services/illustrations/bridge';
import { consultingFigure as figure } from '@/features/services/illustrations/consulting-data';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/consulting');

export default function ConsultingPage() {
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
        <Bridge {...figure} />
      </BookPage>

      <Rows content={content} isLawShort>
        <SampleDocument path={content.path} />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
