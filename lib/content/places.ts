import type { Path } from '@/content/routes';
import { findRoute, routesOf } from '@/lib/content/routes';

/** The nearest of some places between a page and the client area's home. */
function placeOf(path: string, places: readonly string[]): string | undefined {
  if (places.includes(path)) return path;
  const parent = findRoute(path)?.parent;
  return parent ? placeOf(parent, places) : undefined;
}

/** The pages below a place, on which a menu of these places marks it as the current one. */
export function pagesWithin(place: Path, places: readonly Path[]): readonly string[] {
  return routesOf('dashboard')
    .map(({ path }) => path)
    .filter((path) => path !== place && placeOf(path, places) === place);
}
