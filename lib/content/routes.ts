import { type Path, type RouteEntry, type RouteGroup, routes } from '@/content/routes';

/** All routes whose page exists, in the order of the table. */
export const liveRoutes: readonly (RouteEntry & { path: Path })[] = routes.filter(
  (route: RouteEntry) => route.live,
);

/** Live routes of one group, in the order of the table. */
export function routesOf(group: RouteGroup) {
  return liveRoutes.filter((route) => route.group === group);
}

/** The entry of a path, live or not; `null` for a path that the table does not know. */
export function findRoute(path: string): (RouteEntry & { path: Path }) | null {
  return routes.find((route) => route.path === path) ?? null;
}
