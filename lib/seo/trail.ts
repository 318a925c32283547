import type { Path, RouteGroup } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

export type Crumb = { label: string; href: Path | `/sitemap#${RouteGroup}` };

/** Groups without a page of their own lead to their list on the site map. */
const groupCrumbs: Partial<Record<RouteGroup, Crumb>> = {
  services: { label: 'Services', href: '/sitemap#services' },
  calculators: { label: 'Calculators', href: '/sitemap#calculators' },
};

/**
 * Both ends included; empty for an unknown path. The visible breadcrumbs and the BreadcrumbList
 * both come from it.
 */
export function listBreadcrumbs(path: string): readonly Crumb[] {
  const route = findRoute(path);
  if (!route) return [];
  const own: Crumb = { label: route.label, href: route.path };
  if (route.parent === null) return [own];
  const group = groupCrumbs[route.group];
  return [...listBreadcrumbs(route.parent), ...(group ? [group] : []), own];
}
