import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { Branches } from '@/components/figures/questions';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { NoticeLink } from '@/components/sections/services/notice-link';
import { Intimation } from '@/components/sections/services/notice-rows';
import { Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { itrFiling as content } from '@/content/services/itr-filing';
import { itrFigure as figure } from '@/lib/content/figures/itr-filing';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/itr-filing');

export default function ItrFilingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content}>
        <NextDueLine of="itr" className="mt-3 text-balance" />
        <NoticeLink href="#notices" />
      </ServiceHead>
      <BookPage heading={figure.heading} text={figure.text} fold="questions">
        <Branches {...figure} />
      </BookPage>

      <Rows
        content={content}
        tables={[<FoldedTable key="non-residents" name="nonResidents" />]}
        wrong={[
          <FoldedTable key="notices" name="notices">
            <Intimation />
          </FoldedTable>,
        ]}
      >
        <SampleDocument path={content.path} isFolded />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
