import { Link } from '@/components/text/link';
import type { Path } from '@/content/routes';
import { createBreadcrumbJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { listBreadcrumbs } from '@/lib/seo/trail';

export function Breadcrumbs({ path }: { path: Path }) {
  const trail = listBreadcrumbs(path);
  const own = trail.at(-1);

  return (
    <nav aria-label="Breadcrumb" className="text-[0.9375rem] text-soft print:hidden">
      <JsonLd data={createBreadcrumbJsonLd(path)} />
      <ol className="flex flex-wrap items-center">
        {trail.slice(0, -1).map((crumb) => (
          <li key={crumb.href} className="flex items-center after:px-1.5 after:content-['›'/'']">
            <Link
              href={crumb.href}
              className="-my-1.5 -ml-2 inline-flex min-h-11 pl-2 items-center hover:text-red hover:underline"
            >
              {crumb.label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{own?.label}</li>
      </ol>
    </nav>
  );
}
