import type { ComponentProps } from 'react';
import { PageBand } from '@/components/page/page-band';
import { Link } from '@/components/text/link';
import { findRoute } from '@/lib/content/routes';

type Props = {
  paths: readonly string[];
  calculators?: string;
  ground?: ComponentProps<typeof PageBand>['ground'];
};

function listLinkGroups(paths: readonly string[], calculators = 'Work it out first') {
  const related = paths
    .map(findRoute)
    .filter((route) => route !== null)
    .filter((route) => route.listed);
  return [
    { id: 'services', heading: 'Services that go with it' },
    { id: 'calculators', heading: calculators },
  ]
    .map((group) => ({ ...group, links: related.filter((route) => route.group === group.id) }))
    .filter(({ links }) => links.length > 0);
}

export function RelatedPages({ paths, calculators, ground = 'page' }: Props) {
  return (
    <PageBand
      ground={ground}
      screenOnly
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 md:grid-cols-2 md:gap-x-10"
    >
      {listLinkGroups(paths, calculators).map((group) => (
        <div key={group.id}>
          <h2 className="text-xl max-md:min-h-14 md:text-[1.75rem]">{group.heading}</h2>
          <ul className="mt-4 gap-x-8 border-ink border-t lg:columns-2">
            {group.links.map((route) => (
              <li key={route.path} className="border-rule-strong border-b">
                <Link href={route.path} className="block py-3 text-link">
                  {route.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </PageBand>
  );
}

export function RelatedLinks({ paths }: Pick<Props, 'paths'>) {
  const links = listLinkGroups(paths).flatMap((group) => group.links);
  return (
    <p className="wrap related-links mt-5">
      Goes with it:
      {links.map(({ path, label, group }) => (
        <Link key={path} href={path}>
          {group === 'calculators' ? `${label} calculator` : label}
        </Link>
      ))}
    </p>
  );
}
