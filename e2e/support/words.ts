import { dashboard } from '@/content/dashboard';
import type { Path } from '@/content/routes';
import type { Element } from '@/lib/build/page';
import { findRoute } from '@/lib/content/routes';

/** The label of a page in menus. */
export function labelOf(path: Path): string {
  return findRoute(path)?.label ?? '';
}

/** The greeting on the client area's home page for a client of this name. */
export function greetingFor(name: string): string {
  return `${dashboard.greeting}, ${name}`;
}

/** All text of an element of a served page. */
export function wordsOf({ children }: Element): string {
  return children
    .map((node) => {
      if ('data' in node) return node.data;
      return 'children' in node ? wordsOf(node as Element) : '';
    })
    .join('');
}
