import { type RouteEntry, type RouteGroup, routes } from '@/content/routes';

export function listRoutes(group: RouteGroup): RouteEntry[] {
  return routes.filter((route) => route.group === group);
}

export function listMenuRoutes(group: RouteGroup): RouteEntry[] {
  return listRoutes(group).filter((route) => route.listed);
}

/** `null` for a path that is not in the table. */
export function findRoute(path: string): RouteEntry | null {
  return routes.find((route) => route.path === path) ?? null;
}
