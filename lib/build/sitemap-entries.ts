import { routes } from '@/content/routes';
import { lastChanged } from '@/lib/build/last-changed';
import { contentFiles, pageFiles } from '@/lib/build/page-files';

export type SitemapEntry = { loc: string; lastmod?: string };

/**
 * The pages for search engines, in the order of the route table. `lastmod` is the latest change of
 * the page or its content, and is left out if any of those dates is unknown.
 */
export function sitemapEntries(dates = lastChanged()): SitemapEntry[] {
  const pages = pageFiles();
  return routes
    .filter((route) => route.indexed)
    .map(({ path }) => {
      const page = pages.get(path);
      if (!dates || !page) return { loc: path };
      const changes = [page, ...contentFiles(page)].map((file) => dates.get(file));
      const known = changes.filter((date) => date !== undefined).map((date) => new Date(date));
      if (known.length < changes.length) return { loc: path };
      const latest = Math.max(...known.map((date) => date.getTime()));
      return { loc: path, lastmod: new Date(latest).toISOString() };
    });
}
