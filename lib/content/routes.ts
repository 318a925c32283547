import { type RouteEntry, type RouteGroup, routes } from '@/content/routes';

/** The routes of one group, in the order of the table. */
export function listRoutes(group: RouteGroup): RouteEntry[] {
  return routes.filter((route) => route.group === group);
}

/** The routes of one group that menus and lists show, in the order of the table. */
export function listMenuRoutes(group: RouteGroup): RouteEntry[] {
  return listRoutes(group).filter((route) => route.listed);
}

/** The entry of a path; `null` for a path that is not in the table. */
export function findRoute(path: string): RouteEntry | null {
  return routes.find((route) => route.path === path) ?? null;
}
