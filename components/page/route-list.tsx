import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import type { RouteGroup } from '@/content/routes';
import { listedRoutesOf } from '@/lib/content/routes';

type Props = { group: RouteGroup; heading: string };

/**
 * Every page of a group with its summary, under a heading with the group's id; in as many columns as
 * there is room for.
 */
export function RouteList({ group, heading }: Props) {
  const headingId = `${group}-heading`;
  return (
    <section id={group} aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl md:text-[1.75rem]">
        {heading}
      </h2>
      <ul className="mt-4 columns-[18rem] gap-x-12 border-ink border-t">
        {listedRoutesOf(group).map((route) => (
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
