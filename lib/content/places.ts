import type { Path } from '@/content/routes';
import { findRoute, listRoutes } from '@/lib/content/routes';

const HOME: Path = '/dashboard';

/** The nearest of some places from a page up to the client area's home, which has no other page. */
function placeOf(path: string, places: readonly string[]): string | undefined {
  if (places.includes(path)) return path;
  const parent = findRoute(path)?.parent;
  return parent && parent !== HOME ? placeOf(parent, places) : undefined;
}

/** The pages below a place, on which a menu of these places marks it as the current one. */
export function listPagesWithin(place: Path, places: readonly Path[]): readonly string[] {
  return listRoutes('dashboard')
    .map(({ path }) => path)
    .filter((path) => path !== place && placeOf(path, places) === place);
}
