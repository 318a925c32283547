import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { Stairs } from '@/components/figures/stairs';
import { PlannerLink } from '@/components/planners/planner-link';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { DueDates } from '@/components/sections/services/due-dates';
import { NoticeLink } from '@/components/sections/services/notice-link';
import { NoticeRow } from '@/components/sections/services/notice-rows';
import { Row, Rows } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { Signatory } from '@/components/sections/services/signatory';
import { NoWrap } from '@/components/ui/no-wrap';
import { taxation as content } from '@/content/services/taxation';
import { taxationFigure as figure } from '@/lib/content/figures/taxation';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/taxation');

export default function TaxationPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content}>
        <NextDueLine of="taxation" className="mt-3 text-balance" />
        <NoticeLink href="#notice" />
      </ServiceHead>
      <BookPage {...figure} fold="example">
        <Stairs {...figure} />
      </BookPage>

      <Rows
        content={content}
        rules={[
          <Row key="calendar" title={content.calendar.heading}>
            <p className="mb-3 text-soft">
              <NoWrap>{content.calendar.note}</NoWrap>
            </p>
            <DueDates items={content.calendar.items} />
          </Row>,
        ]}
        wrong={[<NoticeRow key="notice" />]}
      >
        <PlannerLink calculator="tax" />
        <SampleDocument path={content.path} isFolded />
      </Rows>
      <Signatory />
      <ContactCall content={content} />
    </>
  );
}
