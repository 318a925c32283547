import { NextDueLine } from '@/components/calendar/next-due-line';
import { BookPage } from '@/components/figures/book-page';
import { TdsFigure } from '@/components/figures/tds';
import { PlannerLink } from '@/components/planners/planner-link';
import { SampleDocument } from '@/components/sample-documents/sample-document';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { FoldedTable } from '@/components/sections/folded-table';
import { PageBand } from '@/components/sections/page-band';
import { QuarterCalendar } from '@/components/sections/services/quarter-calendar';
import { ServiceHead } from '@/components/sections/services/service-head';
import { WorkAndQuestions } from '@/components/sections/services/work-and-questions';
import { tdsReturn as content } from '@/content/services/tds-return';
import { tdsFigure as figure } from '@/lib/content/figures/tds-return';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/tds-return');

export default function TdsReturnPage() {
  return (
    <>
      <JsonLd data={[service(content.path, content.fees.priceIds), faqPage(content.faq.items)]} />
      <ServiceHead content={content} />
      <BookPage heading={figure.heading} text={figure.text}>
        <TdsFigure />
      </BookPage>
      <PageBand className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <div>
          <h2>{content.quarters.heading}</h2>
          <p className="mt-6 lead text-ink">{content.quarters.rule}</p>
          <p className="mt-3 lead text-ink">{content.quarters.exception}</p>
          <p className="mt-5 text-soft">{content.quarters.note}</p>
          <NextDueLine of="tds" />
          <PlannerLink calculator="tds" />
        </div>
        <QuarterCalendar
          title={content.quarters.title}
          year={content.quarters.year}
          quarters={content.quarters.items}
        />
      </PageBand>
      <SampleDocument path={content.path} bring={content.bring} />
      <WorkAndQuestions work={content.work} faq={content.faq}>
        <FoldedTable name="nonResidents" />
      </WorkAndQuestions>
      <ContactCall content={content} />
    </>
  );
}
