import type { Path } from '@/content/routes';
import { findRoute, routesOf } from '@/lib/content/routes';

/** The nearest of some places on the way from a page up to the home of the client area. */
function placeOf(path: string, places: readonly string[]): string | undefined {
  if (places.includes(path)) return path;
  const parent = findRoute(path)?.parent;
  return parent ? placeOf(parent, places) : undefined;
}

/** The other pages of the client area on which a menu of these places marks this one. */
export function pagesWithin(place: Path, places: readonly Path[]): readonly string[] {
  return routesOf('dashboard')
    .map(({ path }) => path)
    .filter((path) => path !== place && placeOf(path, places) === place);
}
