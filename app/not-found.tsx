import { InPlaceScript } from '@/components/layout/in-place-script';
import { SiteShell } from '@/components/layout/site-shell';
import { BlankLeaf } from '@/components/ledger/blank-leaf';
import { buttonVariants } from '@/components/ui/button';
import { type Href, Link } from '@/components/ui/link';
import { notFound } from '@/content/page-states';
import { listedRoutesOf } from '@/lib/content/routes';
import { missingPathScript } from '@/lib/runtime/in-place-scripts';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/404');

/** Other ways on, without those that this firm does not have. */
const ways: readonly { href: Href; label: string; summary: string }[] = [
  ...notFound.groups
    .filter(({ group }) => listedRoutesOf(group).length > 0)
    .map(({ group, ...words }) => ({ href: `/sitemap#${group}` as const, ...words })),
  ...[...listedRoutesOf('services'), ...listedRoutesOf('firm')]
    .filter(({ path }) => notFound.paths.includes(path))
    .map(({ path, label, summary }) => ({ href: path, label, summary })),
];

function Ways() {
  return (
    <ul>
      {ways.map(({ href, label, summary }) => (
        <li
          key={href}
          className="ledger-inset flex min-h-14 flex-wrap items-center gap-x-4 border-rule border-t py-2"
        >
          <Link href={href} className="inline-flex min-h-8 w-28 items-center text-link">
            {label}
          </Link>
          <span className="text-[0.9375rem] text-soft leading-snug">{summary}</span>
        </li>
      ))}
    </ul>
  );
}

export default function NotFound() {
  return (
    <SiteShell>
      <section className="wrap band">
        <BlankLeaf entries={<Ways />}>
          <p className="amount text-[4.5rem] text-red leading-none md:text-[7rem]">404</p>
          <h1 className="mt-2 text-[1.875rem] md:text-[2.75rem]">{notFound.heading}</h1>
          <p className="mt-4 lead">{notFound.text}</p>
          <Link href="/" className={`${buttonVariants()} mt-8`}>
            Return to Home
          </Link>
        </BlankLeaf>
      </section>
      <InPlaceScript text={missingPathScript} />
    </SiteShell>
  );
}
