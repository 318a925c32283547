import { createHash } from 'node:crypto';
import type { PageCount } from '@/content/site';
import { find, getElementText, insert, type Page } from '@/lib/build/page';

export const computePolicyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of one page, which names its inline scripts.
 *
 * - Style may be inline: it can reach no other origin, and libraries add rules as they run.
 * - `blob:` frames and pictures show a client's own documents. Only the page's script can make a
 *   blob, and it inherits this policy.
 * - The default Trusted Types policy is in the loader.
 * - The workers are the service worker and, where a client locks the area, one that
 *   derives a key from the passphrase.
 *
 * @param messageOrigin the origin that messages are sent to; `null` if they stay in the browser
 * @param script the one script of another origin that this page has, which reports to where it is from
 */
function formatPolicy(page: Page, messageOrigin: string | null, script: URL | null): string {
  const inline = find(page, 'script:not([src])').filter(
    ({ attribs }) => !/ld\+json$/.test(attribs.type ?? ''),
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(script ? [script.href] : []),
      ...new Set(inline.map(getElementText).map(computePolicyHash)),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      ...new Set([
        "'self'",
        ...(messageOrigin ? [messageOrigin] : []),
        ...(script ? [script.origin] : []),
      ]),
    ],
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

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The policy goes before everything that it governs; the counting script, if any, goes last. */
export function addPolicy(
  page: Page,
  messageOrigin: string | null,
  count: PageCount | null = null,
): void {
  // In ASCII, as browsers compare addresses: they do not understand other letters in a policy.
  const script = count && new URL(count.script);
  const policy = formatPolicy(page, messageOrigin, script);
  const [charset] = find(page, 'head > meta[charset]');
  const [head] = find(page, 'head');
  if (!charset || !head) throw new Error(`${page.file}: no charset`);
  insert(`<meta http-equiv="Content-Security-Policy" content="${policy}">`, head, charset.next);
  if (!script) return;
  const attributes = Object.entries({ src: script.href, ...count.attributes });
  const written = attributes
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
  insert(`<script async ${written}></script>`, head);
}
