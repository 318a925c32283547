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
    <PageBand ground={ground} screenOnly className="grid gap-x-18 gap-y-12 lg:grid-cols-2">
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <div key={group.id}>
            <h2 className="text-2xl md:text-[1.75rem]">{group.heading}</h2>
            <ul className="mt-5 border-ink border-t">
              {group.links.map((route) => (
                <li
                  key={route.path}
                  className="relative items-baseline justify-between gap-x-6 border-rule-strong border-b py-3 transition-colors duration-150 hover:bg-wash sm:flex"
                >
                  <Link href={route.path} className="text-link after:absolute after:inset-0">
                    {route.label}
                  </Link>
                  <span className="block text-[0.9375rem] text-soft">{route.summary}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </PageBand>
  );
}
