import { PlaceIcon } from '@/components/icons/place-icon';
import { Brand } from '@/components/layout/brand';
import { RailFoot } from '@/features/client-area/shell/rail-foot';
import { RailLink } from '@/features/client-area/shell/rail-link';
import { pagesWithin } from '@/lib/content/places';
import { routesOf } from '@/lib/content/routes';

/** The places of the client area beside the page, from the large breakpoint up. */
export function SideRail() {
  const places = routesOf('dashboard').filter(
    ({ path, parent }) => path === '/dashboard' || parent === '/dashboard',
  );
  const paths = places.map(({ path }) => path);

  return (
    <header className="rail sticky top-0 hidden h-dvh w-[min(16rem,30vw)] shrink-0 flex-col gap-6 overflow-y-auto py-5 pr-4.5 pl-7 lg:flex print:hidden">
      <div className="-mr-1 -ml-1.5 [&_.uppercase]:tracking-[0.02em] [&_span]:whitespace-normal">
        <Brand />
      </div>
      <nav aria-label="Client area">
        <ul className="grid gap-0.5">
          {places.map((place) => (
            <li key={place.path}>
              <RailLink
                href={place.path}
                below={pagesWithin(place.path, paths)}
                className="-ml-2 flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-muted aria-[current]:bg-muted aria-[current]:text-red"
              >
                <PlaceIcon path={place.path} className="size-5" />
                {place.label}
              </RailLink>
            </li>
          ))}
        </ul>
      </nav>
      <RailFoot />
    </header>
  );
}
