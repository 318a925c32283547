import { PlaceIcon } from '@/components/dashboard/shell/place-icon';
import { RailLink } from '@/components/dashboard/shell/rail-link';
import { Brand } from '@/components/layout/brand';
import { findRoute, routesOf } from '@/lib/content/routes';

/** The places of the client area beside the page, from the large breakpoint up. */
export function SideRail() {
  const home = findRoute('/dashboard');
  const routes = routesOf('dashboard');
  const places = routes.filter((route) => route.parent === '/dashboard');
  const below = (path: string) =>
    routes.filter((route) => route.parent === path).map((route) => route.path);

  return (
    <header className="sticky top-0 hidden h-dvh w-[min(18rem,30vw)] shrink-0 flex-col gap-8 overflow-y-auto border-rule-strong border-r bg-page px-4 py-7 lg:flex print:hidden">
      <div className="px-2">
        <Brand />
      </div>
      <nav aria-label="Client area">
        <ul className="grid gap-0.5">
          {[...(home ? [home] : []), ...places].map((place) => (
            <li key={place.path}>
              <RailLink
                href={place.path}
                // Each place has its own mark, so home is not marked on the pages below it.
                below={place === home ? [] : below(place.path)}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-wash aria-[current]:bg-wash aria-[current]:text-red"
              >
                <PlaceIcon path={place.path} className="size-5" />
                {place.label}
              </RailLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
