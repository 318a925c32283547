/** The header files of all hosts are written from this table. */
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { SCRYPT_WORKER, WORKER } from '@/lib/browser/marks';

export type Headers = Readonly<Record<string, string>>;

/** All of its files have a hash of their content in the path. */
export const HASHED = '/_next/static/';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';

export const HSTS_AGE = 31_536_000;

/**
 * For every answer. The policy for scripts is in each page; `frame-ancestors` works only in a
 * header.
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${HSTS_AGE}${site.httpsOnSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Firms add pages to these folders: one rule for each folder, since Cloudflare reads only 100
 * rules.
 */
const FOLDERS = ['/services/', '/calculators/'];

const revalidated = [
  ...[WORKER, SCRYPT_WORKER, ...FOLDERS.map((folder) => `${folder}*`)],
  ...routes
    .map(({ path }) => path)
    .filter((path) => !FOLDERS.some((folder) => path.startsWith(folder))),
];

/**
 * `*` in a path is any characters. Hosts join the values of all rows that match, so no path may
 * match two rows for the same header.
 */
export const headerTable: readonly { path: string; headers: Headers }[] = [
  { path: '/*', headers: securityHeaders },
  { path: `${HASHED}*`, headers: { 'Cache-Control': IMMUTABLE } },
  ...revalidated.map((path) => ({ path, headers: { 'Cache-Control': REVALIDATED } })),
  // Search engines must not list React's descriptions, robots.txt and the like.
  { path: '/*.txt', headers: { 'X-Robots-Tag': 'noindex' } },
];
