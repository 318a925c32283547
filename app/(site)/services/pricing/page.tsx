import { AddToCart } from '@/components/dashboard/cart/add-to-cart';
import { BookPage } from '@/components/figures/book-page';
import { PackageMatrix } from '@/components/figures/package-matrix';
import { ContactCall } from '@/components/sections/contact/contact-call';
import { Faq } from '@/components/sections/faq';
import { LawAsOn } from '@/components/sections/law-as-on';
import { PageBand } from '@/components/sections/page-band';
import { PointsList } from '@/components/sections/points-list';
import { PriceLedger } from '@/components/sections/services/price-ledger';
import { PriceSheets } from '@/components/sections/services/price-sheets';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { pricing as content } from '@/content/services/pricing';
import { pricingFigure } from '@/lib/content/figures/pricing';
import { pricingSheets } from '@/lib/content/services';
import { faqPage, service } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/services/pricing');

const sheets = pricingSheets(content);
const packages = {
  title: content.packages.heading,
  priceIds: content.packages.items.map((item) => item.priceId),
};

export default function PricingPage() {
  return (
    <>
      <JsonLd data={[service(content.path, packages.priceIds), faqPage(content.faq.items)]} />
      <ServiceHero content={content}>
        <div id="packages">
          <PriceLedger
            {...packages}
            note={content.packages.text}
            best={content.packages.best}
            renderAction={(id) => <AddToCart id={id} />}
          />
        </div>
      </ServiceHero>
      <BookPage heading={pricingFigure.heading} text={pricingFigure.text}>
        <PackageMatrix {...content.packages} />
        <p className="mt-8 max-w-3xl text-soft">{content.packages.foot}</p>
      </BookPage>
      <PageBand id="fees">
        <h2 className="mb-7">{content.sheets.heading}</h2>
        <PriceSheets sheets={sheets} />
        <LawAsOn className="mt-8 max-w-3xl text-[0.9375rem] text-soft" />
      </PageBand>
      <PageBand ground="page" className="grid gap-x-10 gap-y-14 lg:grid-cols-2">
        <div>
          <h2 className="mb-7">{content.terms.heading}</h2>
          <PointsList points={content.terms.items} />
        </div>
        <div>
          <h2 className="mb-4">{content.faq.heading}</h2>
          <Faq items={content.faq.items} />
        </div>
      </PageBand>
      <ContactCall content={content} />
    </>
  );
}
