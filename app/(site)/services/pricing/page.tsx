import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { LawDay } from '@/components/page/law-day';
import { PageBand } from '@/components/page/page-band';
import { NoWrap } from '@/components/text/no-wrap';
import { prices } from '@/content/prices';
import { pricing as content } from '@/content/services/pricing';
import { isStrict } from '@/content/words/conduct';
import { ContactCall } from '@/features/contact/contact-call';
import { BookPage } from '@/features/services/illustrations/book-page';
import { PackageMatrix } from '@/features/services/illustrations/package-matrix';
import { PackageSheets } from '@/features/services/illustrations/package-sheets';
import { Points, Row, renderQuestionRows } from '@/features/services/page/rows';
import { PriceList } from '@/features/services/price-list/price-list';
import { formatFees, formatLowestPrice, getServiceName } from '@/lib/content/prices';
import { findRoute } from '@/lib/content/routes';
import { createPriceSheets } from '@/lib/content/services';
import { createFaqJsonLd, createServiceJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/services/pricing');

const { packages, sheets } = content;

const groups = createPriceSheets(content).map(({ priceIds, lowest, path, ...group }) => ({
  ...group,
  path,
  link: findRoute(path)?.label ?? group.title,
  from: isStrict ? null : formatLowestPrice(lowest),
  rows: priceIds.map((id) => {
    const price = prices[id];
    return {
      id,
      label: price.label,
      service: getServiceName(id),
      covers: [price.covers, price.elsewhere].filter(Boolean).join('. '),
      fee: isStrict ? null : formatFees(price),
    };
  }),
}));

export default function PricingPage() {
  return (
    <>
      <JsonLd
        data={[
          createServiceJsonLd(
            content.path,
            packages.items.map(({ priceId }) => priceId),
          ),
          createFaqJsonLd(content.faq.items),
        ]}
      />
      <section id="fees" className="wrap pt-4 pb-10 md:pt-7 md:pb-18 print:py-0">
        <Breadcrumbs path={content.path} />
        <h1 className="mt-2 md:mt-7">{content.heading}</h1>
        <p className="mt-3 lead">
          <NoWrap>{content.lead}</NoWrap>
        </p>
        <div className="mt-7 mb-4 md:mt-12 md:mb-6">
          <h2>{sheets.heading}</h2>
          <p className="mt-2 text-soft print:hidden">{sheets.text}</p>
          {sheets.noScript && (
            <noscript>
              <p className="text-soft print:hidden">{sheets.noScript}</p>
            </noscript>
          )}
        </div>
        <PriceList search={sheets.search} none={sheets.none} groups={groups} />
      </section>
      <BookPage heading={packages.heading} text={packages.text}>
        <PackageSheets {...packages} />
        <p className="text-[0.9375rem] text-soft max-md:my-4 md:mb-6 md:max-w-3xl">
          {[packages.note, packages.foot].filter(Boolean).join(' ')}
        </p>
        {/* Three columns do not fit there; the sheets say the same. */}
        <div className="tight:hidden">
          <DisclosureOnPhone summary={<span className="text-link">{packages.see}</span>}>
            <PackageMatrix {...packages} />
          </DisclosureOnPhone>
        </div>
      </BookPage>
      <PageBand labelledBy="rows">
        <h2 id="rows" className="mb-4 md:mb-6">
          {content.faq.heading}
        </h2>
        <div className="grid gap-x-9 lg:grid-cols-2">
          <div className="rows">
            <Row title={content.terms.heading}>
              <Points items={content.terms.items} />
            </Row>
            {renderQuestionRows(content.faq.items.slice(0, 2))}
          </div>
          <div className="rows max-lg:border-t-0">
            {renderQuestionRows(content.faq.items.slice(2))}
          </div>
        </div>
        <LawDay className="mt-4 text-[0.9375rem] text-soft" />
      </PageBand>
      <ContactCall content={content} />
    </>
  );
}
