import { expect, type Page } from '@playwright/test';
import { servedPage } from '@/e2e/support/served-page';
import { find } from '@/lib/build/page';
import { findRoute } from '@/lib/content/routes';

/** The ids of each page as served; `null` where there is no such page. */
const ids = new Map<string, Set<string> | null>();

function findIds(path: string): Set<string> | null {
  if (!ids.has(path)) {
    // host.spec.ts holds the server to serve each file of the build at its address.
    const page = findRoute(path) ? servedPage(path) : null;
    ids.set(path, page && new Set(find(page, '[id]').map(({ attribs }) => attribs.id ?? '')));
  }
  return ids.get(path) ?? null;
}

/** Expects each link of a page to lead to a page of the site, and to a place that this has. */
export async function expectLinksToResolve(page: Page) {
  const links = await page.locator('a').evaluateAll((all) =>
    all.map((link) => {
      const { href, hash } = link as HTMLAnchorElement;
      return [href, document.getElementById(hash.slice(1)) !== null] as const;
    }),
  );
  const { origin, pathname: own } = new URL(page.url());
  for (const [href, isShown] of new Map(links)) {
    expect(href).not.toBe('');
    const { origin: host, protocol, pathname, hash } = new URL(href);
    if (host !== origin) {
      expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
      continue;
    }
    const isHere = pathname === own;
    const listed = isHere || findRoute(pathname)?.listed !== false;
    expect(listed, `a link leads to ${href}, which the firm does not offer`).toBe(true);
    if (!isHere && !findRoute(pathname)) {
      expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
      continue;
    }
    const id = hash.slice(1);
    // The number of a quotation is read by the script of that page.
    if (id === '' || id.startsWith('Q-')) continue;
    if (!isHere) expect(findIds(pathname), href).toContain(id);
    else if (!isShown) {
      // Some parts come when they are wanted.
      await page.evaluate((to) => window.location.replace(to), hash);
      await expect(page.locator(`[id="${id}"]`), href).toBeAttached();
    }
  }
}
