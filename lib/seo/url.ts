import { site } from '@/content/site';
import { basePath } from '@/lib/base-path';

/** The home page's address ends in a slash only if the site is in a folder. */
export function createAbsoluteUrl(path: `/${string}`): string {
  const base = site.url.replace(/\/+$/, '') + basePath;
  return path === '/' && !basePath ? base : `${base}${path}`;
}
