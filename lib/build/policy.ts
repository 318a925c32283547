import { createHash } from 'node:crypto';
import { find, insert, type Page, textOf } from '@/lib/build/page';

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
