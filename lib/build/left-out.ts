import { rmSync } from 'node:fs';
import { everyRoute, routes } from '@/content/routes';

/**
 * Takes pages out of an export that the site does not have: their address, React's description and
 * the folder beside them. Next builds every page of app/.
 */
export function removeLeftOut(out: string): void {
  for (const { path } of everyRoute.filter((route) => !routes.includes(route))) {
    for (const end of ['', '.html', '.txt']) {
      rmSync(out + path + end, { recursive: true, force: true });
    }
  }
}
