import { site } from '@/content/site';
import { basePath } from '@/lib/base-path';

/** The public address of a path of this site. The home page's has no slash at its end, but in a folder. */
export function createAbsoluteUrl(path: `/${string}`): string {
  const base = site.url.replace(/\/+$/, '') + basePath;
  return path === '/' && !basePath ? base : `${base}${path}`;
}
