import { site } from '@/content/site';

/** The public address of a path of this site. The home page's has no slash at its end. */
export function absoluteUrl(path: `/${string}`): string {
  const base = site.url.replace(/\/+$/, '');
  return path === '/' ? base : `${base}${path}`;
}
