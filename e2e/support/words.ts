import { homeCopy } from '@/content/client-area/home';
import type { Path } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

export function getPageLabel(path: Path): string {
  return findRoute(path)?.label ?? '';
}

export function formatGreeting(name: string): string {
  return `${homeCopy.greeting}, ${name}`;
}
