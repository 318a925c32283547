import { BookPage } from '@/components/figures/book-page';
import { PackageMatrix } from '@/components/figures/package-matrix';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { LawDay } from '@/components/sections/law-day';
import { PageBand } from '@/components/sections/page-band';
import { PriceList } from '@/components/sections/services/price-list';
import { Points, QuestionRows, Row } from '@/components/sections/services/rows';
import { ServiceHead } from '@/components/sections/services/service-head';
import { rowsHeading } from '@/content/bill';
import { prices } from '@/content/prices';
import { pricing as content } from '@/content/services/pricing';
import { isStrict } from '@/content/words/conduct';
import { pricingFigure } from '@/lib/content/figures/pricing';
import { formatFees, lowestPrice, serviceName } from '@/lib/content/prices';
import { findRoute } from '@/lib/content/routes';
import { pricingSheets } from '@/lib/content/services';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/pricing');

const { packages } = content;

const groups = pricingSheets(content).map(({ priceIds, path, ...group }) => ({
  ...group,
  path,
  link: findRoute(path)?.label ?? group.title,
  from: isStrict ? null : lowestPrice(priceIds),
  rows: priceIds.map((id) => {
    const price = prices[id];
    return {
      id,
      label: price.label,
      service: serviceName(id),
      covers: [price.covers, price.elsewhere].filter(Boolean).join('. '),
      fee: isStrict ? null : formatFees(price),
    };
  }),
}));

export default function PricingPage() {
  return (
    <div className="service-page">
      <JsonLd
        data={[
          service(
            content.path,
            packages.items.map(({ priceId }) => priceId),
          ),
          faqPage(content.faq.items),
        ]}
      />
      <ServiceHead content={content} />
      <BookPage heading={packages.heading} text={packages.text}>
        <FoldOnPhone summary={<span>{packages.head}</span>}>
          <p className="mb-6 max-w-3xl text-[0.9375rem] text-soft">
            {`${pricingFigure.note} ${packages.foot}`}
          </p>
        </FoldOnPhone>
        <PackageMatrix {...packages} />
      </BookPage>
      <PageBand id="fees">
        <h2 className="mb-5">{content.sheets.heading}</h2>
        <PriceList search={content.sheets.search} none={content.sheets.none} groups={groups} />
        <LawDay className="mt-8 text-[0.9375rem] text-soft" />
      </PageBand>
      <PageBand ground="page" labelledBy="rows">
        <h2 id="rows" className="mb-4 md:mb-6">
          {rowsHeading}
        </h2>
        <div className="rows">
          <div>
            <Row title={content.terms.heading}>
              <Points items={content.terms.items} />
            </Row>
            <QuestionRows items={content.faq.items.slice(0, 2)} />
          </div>
          <div>
            <QuestionRows items={content.faq.items.slice(2)} />
          </div>
        </div>
      </PageBand>
      <ContactCall content={content} />
    </div>
  );
}
