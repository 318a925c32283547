import { Link } from '@/components/ui/link';
import { mainPlaces } from '@/content/dashboard';
import { findRoute } from '@/lib/content/routes';

/** The five main places at the bottom of a phone. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main places"
      data-slot="bottom-bar"
      className="fixed inset-x-0 bottom-0 z-20 border-rule-strong border-t bg-page pb-[env(safe-area-inset-bottom)] short:static lg:hidden print:hidden"
    >
      {/* Enlarged text takes a second row: at twice the size, two rows of 56 px are 3.5rem. */}
      <ul className="mx-auto flex max-w-xl flex-wrap">
        {mainPlaces.map((path) => (
          <li key={path} className="flex-auto">
            <Link
              href={path}
              className="flex min-h-[56px] items-center justify-center rounded-control px-0.5 font-medium text-sm -outline-offset-4 aria-[current]:font-semibold aria-[current]:text-red xs:text-[0.9375rem]"
            >
              {findRoute(path)?.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
