import { NoWrap } from '@/components/text/no-wrap';
import { taxation as content } from '@/content/services/taxation';
import { NextDueLine } from '@/features/calendar/next-due-line';
import { ContactCall } from '@/features/contact/contact-call';
import { PlannerLink } from '@/features/planners/planner-link';
import { BookPage } from '@/features/services/illustrations/book-page';
import { Stairs } from '@/features/services/illustrations/stairs';
import { taxationFigure as figure } from '@/features/services/illustrations/taxation-data';
import { NoticeLink } from '@/features/services/page/notice-link';
import { NoticeRow } from '@/features/services/page/notice-rows';
import { Row, Rows } from '@/features/services/page/rows';
import { ServiceHead } from '@/features/services/page/service-head';
import { Signatory } from '@/features/services/page/signatory';
import { SampleDocument } from '@/features/services/sample-documents/sample-document';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/taxation');

export default function TaxationPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(content.path, content.fees.priceIds),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <ServiceHead content={content}>
        <NextDueLine subject="taxation" className="mt-3 text-balance" />
        <NoticeLink href="#notice" />
      </ServiceHead>
      <BookPage {...figure} phoneSummary="example">
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

type DueDatesProps = { items: readonly { when: string; title: string; text: string }[] };

function DueDates({ items }: DueDatesProps) {
  return (
    <ul className="border-ink border-t">
      {items.map(({ when, title, text }) => (
        <li key={`${when} ${title}`} className="border-rule-strong border-b py-3 md:py-4">
          <h3 className="grid gap-y-1 text-lg">
            <span className="text-[1.1875rem] text-red">{when}</span> {title}
          </h3>
          <p className="text-soft">
            <NoWrap>{text}</NoWrap>
          </p>
        </li>
      ))}
    </ul>
  );
}
