import { createHash } from 'node:crypto';
import { routes } from '@/content/routes';
import { WORKER } from '@/lib/browser/offline-names';
import { find, insert, type Page, textOf } from '@/lib/build/page';
import { SCRYPT_WORKER } from '@/lib/portal/lock/names';

/** The digest in the form of a Content-Security-Policy. */
export const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of one page, which names its inline scripts.
 *
 * - Style may be inline: it can reach no other origin, and libraries add rules as they run.
 * - `blob:` frames and pictures show a client's own documents. Only the page's script can make a
 *   blob, and it inherits this policy.
 * - The default Trusted Types policy is in the loader.
 * - The workers are the service worker and, where a client locks the area, that of the passphrase.
 *
 * @param messageOrigin the origin that messages are sent to; `null` if they stay in the browser
 */
export function contentSecurityPolicy(page: Page, messageOrigin: string | null): string {
  const inline = find(page, 'script:not([src])').filter(
    ({ attribs }) => !/ld\+json$/.test(attribs.type ?? ''),
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inline.map(textOf).map(sha256))],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(messageOrigin ? [messageOrigin] : [])],
    'manifest-src': ["'self'"],
    'frame-src': ['blob:'],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Puts the policy before anything that it governs. */
export function addPolicy(page: Page, messageOrigin: string | null): void {
  const policy = contentSecurityPolicy(page, messageOrigin);
  const [charset] = find(page, 'head > meta[charset]');
  const [head] = find(page, 'head');
  if (!charset || !head) throw new Error(`${page.file}: no charset`);
  insert(`<meta http-equiv="Content-Security-Policy" content="${policy}">`, head, charset.next);
}

/** The folder whose files all have a hash of their content in their path. */
export const HASHED = '/_next/static/';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * The headers of every answer. The policy for scripts is in each page; `frame-ancestors` works only
 * in a header.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file that large static hosts read. They join the values of all rules that match a
 * path, so no path may match two rules for the same header.
 */
export function headersFile(): string {
  const rules = [
    rule('/*', securityHeaders),
    rule(`${HASHED}*`, { 'Cache-Control': IMMUTABLE }),
    rule(WORKER, { 'Cache-Control': REVALIDATED }),
    rule(SCRYPT_WORKER, { 'Cache-Control': REVALIDATED }),
    ...routes.map(({ path }) => rule(path, { 'Cache-Control': REVALIDATED })),
  ];
  return `${rules.join('\n\n')}\n`;
}
