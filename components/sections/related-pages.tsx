import type { ComponentProps } from 'react';
import { PageBand } from '@/components/sections/page-band';
import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

type Props = {
  paths: readonly Path[];
  /** Heading of the calculators among them. */
  calculators?: string;
  ground?: ComponentProps<typeof PageBand>['ground'];
};

/** The services and calculators that belong with a service or a calculator. */
export function RelatedPages({ paths, calculators = 'Work it out first', ground = 'page' }: Props) {
  const related = paths
    .map(findRoute)
    .filter((route) => route !== null)
    .filter((route) => route.listed);
  const groups = [
    { id: 'services', heading: 'Services that go with it' },
    { id: 'calculators', heading: calculators },
  ].map((group) => ({ ...group, links: related.filter((route) => route.group === group.id) }));

  return (
    <PageBand ground={ground} screenOnly className="grid grid-cols-2 gap-x-6 md:gap-x-18">
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
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
