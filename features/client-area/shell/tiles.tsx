import { PlaceIcon } from '@/components/icons/place-icon';
import { Link } from '@/components/text/link';
import { listRoutes } from '@/lib/content/routes';

export function Tiles() {
  const places = listRoutes('dashboard').filter((route) => route.parent === '/dashboard');

  return (
    <ul
      aria-label="Places"
      className="grid columns-three gap-px overflow-hidden rounded-panel border border-rule-strong bg-rule [--column:5.5rem] xl:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] print:hidden"
    >
      {places.map((place) => (
        <li key={place.path}>
          <Link
            href={place.path}
            className="flex h-full min-h-17.5 flex-col items-center justify-center gap-1 bg-page p-1.5 text-center font-semibold text-[0.9375rem] leading-tight transition-colors duration-150 -outline-offset-4 hover:bg-muted lg:min-h-15 lg:flex-row lg:justify-start lg:gap-2.5 lg:px-3 lg:text-left 2xl:px-4 lg:text-base"
          >
            <PlaceIcon path={place.path} className="text-red" />
            {place.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
