import { dashboard } from '@/content/dashboard';
import type { Path } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

/** What menus call a page. */
export function labelOf(path: Path): string {
  return findRoute(path)?.label ?? '';
}

/** The heading of the client area for a client of that name. */
export function greetingFor(name: string): string {
  return `${dashboard.greeting}, ${name}`;
}
