/** Every header that a host sends, once; the files for each host are written from it. */
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { SCRYPT_WORKER, WORKER } from '@/lib/browser/marks';

export type Headers = Readonly<Record<string, string>>;

/** The folder whose files all have a hash of their content in their path. */
export const HASHED = '/_next/static/';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';

export const HSTS_AGE = 31_536_000;

/**
 * The headers of every answer. The policy for scripts is in each page; `frame-ancestors` works only
 * in a header.
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${HSTS_AGE}${site.httpsOnSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
};

/** Folders of pages that a firm adds to: a rule for each, since Cloudflare reads 100 rules. */
const FOLDERS = ['/services/', '/calculators/'];

const revalidated = [
  ...[WORKER, SCRYPT_WORKER, ...FOLDERS.map((folder) => `${folder}*`)],
  ...routes
    .map(({ path }) => path)
    .filter((path) => !FOLDERS.some((folder) => path.startsWith(folder))),
];

/**
 * By path, in which `*` is any characters. Hosts join the values of all that match,
 * so no path may match two rows for the same header.
 */
export const headerTable: readonly { path: string; headers: Headers }[] = [
  { path: '/*', headers: securityHeaders },
  { path: `${HASHED}*`, headers: { 'Cache-Control': IMMUTABLE } },
  ...revalidated.map((path) => ({ path, headers: { 'Cache-Control': REVALIDATED } })),
  // React's description of a page is none for a search engine; nor are robots.txt and its like.
  { path: '/*.txt', headers: { 'X-Robots-Tag': 'noindex' } },
];
