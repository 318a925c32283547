import { Link } from '@/components/ui/link';
import type { RouteGroup } from '@/content/routes';
import { listedRoutesOf } from '@/lib/content/routes';

type Props = { group: RouteGroup; heading: string };

/**
 * Every page of a group with its summary, numbered, under a heading with the group's id; in as many
 * columns as there is room for.
 */
export function RouteList({ group, heading }: Props) {
  const headingId = `${group}-heading`;
  return (
    <section id={group} aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl md:text-[1.75rem]">
        {heading}
      </h2>
      <ol className="mt-4 columns-[18rem] gap-x-12 border-ink border-t">
        {listedRoutesOf(group).map((route, index) => (
          <li
            key={route.path}
            className="flex break-inside-avoid-column gap-4 border-rule-strong border-b py-3"
          >
            <span aria-hidden="true" className="row-number min-w-5 leading-7">
              {index + 1}
            </span>
            <div>
              <Link href={route.path} className="inline-flex min-h-7 items-center text-link">
                {route.label}
              </Link>
              <p className="text-[0.9375rem] text-soft leading-snug">{route.summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
