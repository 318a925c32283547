import { Link } from '@/components/text/link';
import { listRoutes } from '@/lib/content/routes';

export function SettingsCards() {
  const pages = listRoutes('dashboard').filter((route) => route.parent === '/dashboard/settings');

  return (
    <ul className="grid columns-two gap-x-8 border-ink border-t">
      {pages.map((page) => (
        <li
          key={page.path}
          className="relative border-rule-strong border-b py-3.5 transition-colors duration-150 hover:border-red hover:bg-muted sm:pr-8"
        >
          <h2 className="text-xl md:text-xl">
            <Link
              href={page.path}
              className="rounded-control after:absolute after:inset-0 max-sm:text-red"
            >
              {page.label}
            </Link>
          </h2>
          <p className="mt-0.5 text-soft">{page.summary}</p>
          <span
            aria-hidden="true"
            className="absolute top-1/2 right-1 -translate-y-1/2 text-red text-xl max-sm:hidden"
          >
            →
          </span>
        </li>
      ))}
    </ul>
  );
}
