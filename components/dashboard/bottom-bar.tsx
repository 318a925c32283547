import { Link } from '@/components/ui/link';
import { mainPlaces } from '@/content/dashboard';

/** The five main places at the bottom of a phone. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main places"
      className="fixed inset-x-0 bottom-0 z-20 border-rule-strong border-t bg-page pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex h-(--bottom-bar) max-w-xl">
        {mainPlaces.map((place) => (
          <li key={place.path} className="flex-1">
            <Link
              href={place.path}
              className="flex h-full items-center justify-center rounded-control px-1 font-medium text-[0.9375rem] -outline-offset-4 aria-[current]:font-semibold aria-[current]:text-red"
            >
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
