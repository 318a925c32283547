import { ContactCall } from '@/components/sections/contact/contact-call';
import { Faq } from '@/components/sections/faq';
import { LawAsOn } from '@/components/sections/law-as-on';
import { PageBand } from '@/components/sections/page-band';
import { PointsList } from '@/components/sections/points-list';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import { PackageSheets } from '@/components/sections/services/package-sheets';
import { PriceSheets } from '@/components/sections/services/price-sheets';
import { ServiceHero } from '@/components/sections/services/service-hero';
import { pricing as content } from '@/content/services/pricing';
import { pricingSheets } from '@/lib/content/services';
import { faqPage, priceList } from '@/lib/seo/json-ld';
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
      <JsonLd data={[priceList(content.path, [packages, ...sheets]), faqPage(content.faq.items)]} />
      <ServiceHero content={content} />
      <PageBand ground="page" id="packages">
        <SectionHeading note={content.packages.text}>{content.packages.heading}</SectionHeading>
        <PackageSheets items={content.packages.items} best={content.packages.best} />
        <p className="mt-8 max-w-3xl text-soft">{content.packages.foot}</p>
      </PageBand>
      <PageBand id="fees" height="[--band-height:70rem] [--band-height-wide:220rem]">
        <SectionHeading>{content.sheets.heading}</SectionHeading>
        <PriceSheets sheets={sheets} />
        <LawAsOn className="mt-8 max-w-3xl text-[0.9375rem] text-soft" />
      </PageBand>
      <PageBand ground="page" className="grid gap-x-18 gap-y-14 lg:grid-cols-2">
        <div>
          <h2 className="mb-7">{content.terms.heading}</h2>
          <PointsList points={content.terms.items} />
        </div>
        <div>
          <h2 className="mb-4">{content.faq.heading}</h2>
          <Faq items={content.faq.items} />
        </div>
      </PageBand>
      <RelatedPages paths={content.related} />
      <ContactCall content={content} />
    </>
  );
}
