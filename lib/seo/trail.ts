import type { Path, RouteGroup } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

export type Crumb = { label: string; href: Path | `/sitemap#${RouteGroup}` };

/** Groups without a page of their own: their crumb leads to their list on the site map. */
const groupCrumbs: Partial<Record<RouteGroup, Crumb>> = {
  services: { label: 'Services', href: '/sitemap#services' },
  calculators: { label: 'Calculators', href: '/sitemap#calculators' },
};

/**
 * The way from the home page to a path, both ends included. The visible breadcrumbs and the
 * BreadcrumbList of structured data are this one list.
 */
export function breadcrumbTrail(path: string): readonly Crumb[] {
  const route = findRoute(path);
  if (!route) return [];
  const own: Crumb = { label: route.label, href: route.path };
  if (route.parent === null) return [own];
  const group = groupCrumbs[route.group];
  return [...breadcrumbTrail(route.parent), ...(group ? [group] : []), own];
}
