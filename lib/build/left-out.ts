import { rmSync } from 'node:fs';
import { everyRoute, routes } from '@/content/routes';

/**
 * Next builds every page of app/. This takes out those that the site does not have, with React's
 * description and the folder beside them.
 */
export function removeLeftOut(out: string): void {
  for (const { path } of everyRoute.filter((route) => !routes.includes(route))) {
    for (const end of ['', '.html', '.txt']) {
      rmSync(out + path + end, { recursive: true, force: true });
    }
  }
}
