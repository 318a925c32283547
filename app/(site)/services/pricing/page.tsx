import { Band } from '@/components/sections/band';
import { ContactCall } from '@/components/sections/contact-call';
import { Faq } from '@/components/sections/faq';
import { PackageSheets } from '@/components/sections/package-sheets';
import { PointsList } from '@/components/sections/points-list';
import { PriceSheets } from '@/components/sections/price-sheets';
import { RelatedPages } from '@/components/sections/related-pages';
import { SectionHeading } from '@/components/sections/section-heading';
import { ServiceHero } from '@/components/sections/service-hero';
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
      <Band ground="page" id="packages">
        <SectionHeading note={content.packages.text}>{content.packages.heading}</SectionHeading>
        <PackageSheets items={content.packages.items} best={content.packages.best} />
        <p className="mt-8 max-w-3xl text-soft">{content.packages.foot}</p>
      </Band>
      <Band id="fees">
        <SectionHeading>{content.sheets.heading}</SectionHeading>
        <PriceSheets sheets={sheets} />
      </Band>
      <Band ground="page" className="grid gap-x-18 gap-y-14 lg:grid-cols-2">
        <div>
          <h2 className="mb-7">{content.terms.heading}</h2>
          <PointsList points={content.terms.items} />
        </div>
        <div>
          <h2 className="mb-4">{content.faq.heading}</h2>
          <Faq items={content.faq.items} />
        </div>
      </Band>
      <RelatedPages paths={content.related} />
      <ContactCall content={content} />
    </>
  );
}
