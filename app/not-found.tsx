import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { type Href, Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { notFound } from '@/content/page-states';
import { MISSING } from '@/lib/browser/attributes';
import { listMenuRoutes } from '@/lib/content/routes';
import { createNotFoundMetadata } from '@/lib/seo/metadata';

export const metadata = createNotFoundMetadata();

const ways: readonly { href: Href; label: string; summary: string }[] = [
  ...notFound.groups
    .filter(({ group }) => listMenuRoutes(group).length > 0)
    .map(({ group, ...link }) => ({ href: `/sitemap#${group}` as const, ...link })),
  ...[...listMenuRoutes('services'), ...listMenuRoutes('firm')]
    .filter(({ path }) => notFound.paths.includes(path))
    .map(({ path, label, summary }) => ({ href: path, label, summary })),
];

function Ways() {
  return (
    <ul className="grid auto-rows-fr">
      {ways.map(({ href, label, summary }, index) => (
        <li
          key={href}
          className="data-table-inset relative content-center border-rule border-t py-3 last:pb-4 lg:first:border-t-0 lg:last:pb-3"
        >
          <span
            aria-hidden="true"
            className="absolute left-0 w-(--data-table-number) py-1 text-center row-number"
          >
            {index + 1}
          </span>
          <Link
            href={href}
            className="inline-flex min-h-8 items-center font-serif text-xl leading-tight text-link after:absolute after:inset-0"
          >
            {label}
          </Link>
          <p className="text-[0.9375rem] text-soft leading-snug">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

export default function NotFound() {
  return (
    <SiteShell>
      <section {...{ [MISSING]: '' }} className="wrap band">
        <OpenSpread entries={<Ways />}>
          <p className="amount text-[min(4.5rem,18vw)] text-red leading-none md:text-[7rem]">404</p>
          <h1 className="mt-2 text-[min(1.875rem,9vw)] md:text-[2.75rem]">{notFound.heading}</h1>
          <p className="mt-4 lead">{notFound.text}</p>
          <Link href="/" className={`${buttonVariants()} mt-8`}>
            Return to Home
          </Link>
        </OpenSpread>
      </section>
    </SiteShell>
  );
}

type SpreadProps = {
  entries: ReactNode;
  children: ReactNode;
};

function OpenSpread({ entries, children }: SpreadProps) {
  return (
    <div className="data-table relative grid rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page shadow-sheet lg:grid-cols-2 lg:rounded-l-panel">
      <span aria-hidden="true" className="data-table-bar lg:left-1/2 lg:rounded-none" />
      <span
        aria-hidden="true"
        className="data-table-margin lg:left-[calc(50%+var(--data-table-bar)+var(--data-table-number))]"
      />
      <div className="data-table-inset py-10 md:py-14 lg:ml-0 lg:px-14">{children}</div>
      {entries}
    </div>
  );
}
