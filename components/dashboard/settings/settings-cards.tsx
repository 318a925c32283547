import { Link } from '@/components/ui/link';
import { routesOf } from '@/lib/content/routes';

/** The pages below settings, from the route table. */
export function SettingsCards() {
  const pages = routesOf('dashboard').filter((route) => route.parent === '/dashboard/settings');

  return (
    <ul className="grid columns-two border-ink max-sm:border-t sm:gap-4">
      {pages.map((page) => (
        <li
          key={page.path}
          className="relative border-rule-strong py-3.5 transition-colors duration-150 hover:border-red max-sm:border-b sm:rounded-panel sm:border sm:bg-page sm:p-5"
        >
          <h2 className="text-xl md:text-xl">
            <Link
              href={page.path}
              className="rounded-control after:absolute after:inset-0 max-sm:text-red"
            >
              {page.label}
            </Link>
          </h2>
          <p className="mt-0.5 text-soft sm:mt-1">{page.summary}</p>
        </li>
      ))}
    </ul>
  );
}
