import { itrFiling as content } from '@/content/services/itr-filing';
import { NextDueLine } from '@/features/calendar/next-due-line';
import { ContactCall } from '@/features/contact/contact-call';
import { BookPage } from '@/features/services/illustrations/book-page';
import { itrFigure as figure } from '@/features/services/illustrations/itr-filing-data';
import { Branches } from '@/features/services/illustrations/questions';
import { NoticeLink } from '@/features/services/page/notice-link';
import { Intimation } from '@/features/services/page/notice-rows';
import { Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { TableDisclosure } from '@/features/services/page/table-disclosure';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/itr-filing');

export default function ItrFilingPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content}>
        <NextDueLine subject="itr" className="mt-3 text-balance" />
        <NoticeLink href="#notices" />
      </ServiceHead>
      <BookPage heading={figure.heading} text={figure.text} phoneSummary="questions">
        <Branches {...figure} />
      </BookPage>

      <Rows
        content={content}
        tables={[<TableDisclosure key="non-residents" name="nonResidents" />]}
        wrongTables={[
          <TableDisclosure key="notices" name="notices">
            <Intimation />
          </TableDisclosure>,
        ]}
      >
        <SampleDocument path={content.path} isFolded />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
