import { Link } from '@/components/ui/link';
import { routesOf } from '@/lib/content/routes';

/** The pages below settings, from the route table. */
export function SettingsCards() {
  const pages = routesOf('dashboard').filter((route) => route.parent === '/dashboard/settings');

  return (
    <ul className="grid columns-two gap-4">
      {pages.map((page) => (
        <li
          key={page.path}
          className="relative rounded-panel border border-rule-strong bg-page p-5 transition-colors duration-150 hover:border-red"
        >
          <h2 className="text-xl md:text-xl">
            <Link href={page.path} className="rounded-control after:absolute after:inset-0">
              {page.label}
            </Link>
          </h2>
          <p className="mt-1 text-soft">{page.summary}</p>
        </li>
      ))}
    </ul>
  );
}
