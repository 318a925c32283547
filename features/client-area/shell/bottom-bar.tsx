import { PlaceIcon } from '@/components/icons/place-icon';
import { mainPlaces } from '@/content/client-area/shell';
import { RailLink } from '@/features/client-area/shell/rail-link';
import { pagesWithin } from '@/lib/content/places';
import { findRoute } from '@/lib/content/routes';

/** The five main places at the bottom of a phone; a page of none of them marks none. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main places"
      data-slot="bottom-bar"
      className="fixed inset-x-0 bottom-0 z-20 border-rule-strong border-t bg-page pb-[env(safe-area-inset-bottom)] short:static lg:hidden print:hidden"
    >
      {/* Enlarged text needs a second row: at twice the size, two rows of 56 px are 3.5rem. */}
      <ul className="mx-auto flex max-w-xl flex-wrap">
        {mainPlaces.map((path) => (
          <li key={path} className="flex-auto">
            <RailLink
              href={path}
              below={pagesWithin(path, mainPlaces)}
              className="relative flex min-h-[56px] flex-col items-center justify-center gap-0.5 rounded-control px-0.5 font-medium text-sm leading-none [--color-gold:var(--color-red)] -outline-offset-4 before:absolute before:inset-x-1.5 before:-top-px before:h-0.5 aria-[current]:font-semibold aria-[current]:text-red aria-[current]:before:gold-dashes-x xs:text-[0.9375rem]"
            >
              <PlaceIcon path={path} className="size-[22px]" />
              {findRoute(path)?.label}
            </RailLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
