import { PlaceIcon } from '@/components/icons/place-icon';
import { Link } from '@/components/text/link';
import { TileFact } from '@/features/client-area/shell/tile-fact';
import { listRoutes } from '@/lib/content/routes';

/** The home page's links to six places; on a wide screen a strip with a fact on each. */
export function Tiles() {
  const places = listRoutes('dashboard').filter((route) => route.parent === '/dashboard');
  const calculators = listRoutes('calculators').length;

  return (
    <ul
      aria-label="Places"
      className="grid columns-three gap-2.5 [--column:5.5rem] lg:grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] lg:gap-0"
    >
      {places.map((place) => (
        <li key={place.path} className="lg:not-first:border-rule lg:not-first:border-l">
          <Link
            href={place.path}
            className="flex h-full min-h-23 flex-col items-center justify-center gap-2 rounded-panel border border-rule-strong bg-page px-1 py-3 text-center font-medium text-[0.9375rem] leading-tight transition-colors duration-150 hover:border-red lg:min-h-15 lg:items-start lg:gap-1 lg:rounded-none lg:border-0 lg:justify-start lg:px-2.5 lg:py-2.5 xl:px-4 lg:text-left lg:font-semibold lg:-outline-offset-4 lg:hover:text-red"
          >
            <PlaceIcon path={place.path} className="text-red lg:hidden" />
            {place.label}
            <TileFact path={place.path} calculators={calculators} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
