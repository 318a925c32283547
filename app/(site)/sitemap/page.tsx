import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import { RouteList } from '@/components/page/route-list';
import { sitemap } from '@/content/sitemap';
import { Accessibility } from '@/features/legal/accessibility';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/sitemap');

export default function SitemapPage() {
  return (
    <>
      <PageHero
        trail={<Breadcrumbs path="/sitemap" />}
        heading={sitemap.heading}
        lead={sitemap.lead}
      />
      <PageBand
        ground="page"
        className="grid gap-x-12 gap-y-14 md:grid-cols-2 lg:grid-cols-3 *:first:col-span-full"
      >
        {sitemap.groups.map((entry) => (
          <RouteList key={entry.group} {...entry} />
        ))}
      </PageBand>
      <Accessibility />
    </>
  );
}
