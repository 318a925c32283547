import type { Path } from '@/content/routes';
import { findRoute, listRoutes } from '@/lib/content/routes';

const HOME: Path = '/dashboard';

function findNearestPage(path: string, places: readonly string[]): string | undefined {
  if (places.includes(path)) return path;
  const parent = findRoute(path)?.parent;
  return parent && parent !== HOME ? findNearestPage(parent, places) : undefined;
}

/** A menu of these pages marks `place` as the current one on them. */
export function listPagesWithin(place: Path, places: readonly Path[]): readonly string[] {
  return listRoutes('dashboard')
    .map(({ path }) => path)
    .filter((path) => path !== place && findNearestPage(path, places) === place);
}
