import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import type { RouteGroup } from '@/content/routes';
import { sitemap } from '@/content/sitemap';
import { Accessibility } from '@/features/legal/accessibility';
import { listMenuRoutes } from '@/lib/content/routes';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/sitemap');

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

type ListProps = { group: RouteGroup; heading: string };

function RouteList({ group, heading }: ListProps) {
  const headingId = `${group}-heading`;
  return (
    <section id={group} aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl md:text-[1.75rem]">
        {heading}
      </h2>
      <ul className="mt-4 columns-[18rem] gap-x-12 border-ink border-t">
        {listMenuRoutes(group).map((route) => (
          <li
            key={route.path}
            className="break-inside-avoid-column border-rule-strong border-b py-3"
          >
            <Link href={route.path} className="inline-flex min-h-7 items-center text-link">
              {route.label}
            </Link>
            <p className="text-[0.9375rem] text-soft leading-snug">
              <NoWrap>{route.summary}</NoWrap>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
