import { PlaceIcon } from '@/components/dashboard/shell/place-icon';
import { Link } from '@/components/ui/link';
import { routesOf } from '@/lib/content/routes';

/** The six places that the home page leads to. */
export function Tiles() {
  const places = routesOf('dashboard').filter((route) => route.parent === '/dashboard');

  return (
    <ul aria-label="Places" className="grid columns-three gap-2.5 [--column:5.5rem]">
      {places.map((place) => (
        <li key={place.path}>
          <Link
            href={place.path}
            className="flex h-full min-h-23 flex-col items-center justify-center gap-2 rounded-panel border border-rule-strong bg-page px-1 py-3 text-center font-medium text-[0.9375rem] leading-tight transition-colors duration-150 hover:border-red"
          >
            <PlaceIcon path={place.path} className="text-red" />
            {place.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
