import { homeCopy } from '@/content/client-area/home';
import type { Path } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

/** The label of a page in menus. */
export function getPageLabel(path: Path): string {
  return findRoute(path)?.label ?? '';
}

/** The greeting on the client area's home page for a client of this name. */
export function formatGreeting(name: string): string {
  return `${homeCopy.greeting}, ${name}`;
}
