import { sha256 } from '@/lib/build/finish/hashes';
import { attribute, type Element, type Page, unexpected } from '@/lib/build/finish/page';
import { LOADER } from '@/lib/runtime/protocol';

type Allowed = {
  scripts: readonly string[];
  styles: readonly string[];
  /** The `style` attributes in the served HTML; styles that script sets need no hash. */
  styleAttributes: readonly string[];
  /** The origin that messages are sent to; `null` if they stay in the browser. */
  messageOrigin: string | null;
};

const hashes = (texts: readonly string[]) => [...new Set(texts)].map((text) => `'${sha256(text)}'`);

/**
 * The policy of one page. Only the hashes differ between pages: after a soft navigation the policy
 * of the page loaded first still applies, so each page allows what any page needs.
 *
 * - `blob:` frames and pictures show a client's own documents. Only the page's script can make a
 *   blob, and it inherits this policy.
 * - The default Trusted Types policy is in the loader. `archive-worker` starts the one worker, from
 *   a blob of the script that came with the page's own.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  styleAttributes,
  messageOrigin,
}: Allowed): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...hashes(styleAttributes)],
    }),
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(messageOrigin ? [messageOrigin] : [])],
    'manifest-src': ["'self'"],
    'frame-src': ['blob:'],
    'worker-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'archive-worker'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'];
const EXECUTED_ELSEWHERE = ['base', 'embed', 'frame', 'iframe', 'object', 'style'];

/** Fails if the policy would block something in the served HTML, or if the page has one already. */
export function refuseBlocked(page: Page): void {
  if (page.elements.some((element) => attribute(element, 'id') === LOADER)) {
    unexpected(page, null, 'it is finished already; run `npm run build` for a new export');
  }
  for (const element of page.elements) {
    if (EXECUTED_ELSEWHERE.includes(element.tagName)) {
      unexpected(page, element, 'the Content-Security-Policy has no place for it');
    }
    if (attribute(element, 'http-equiv')) unexpected(page, element, 'an http-equiv of its own');
    for (const { name, value } of element.attrs) {
      if (name.startsWith('on')) unexpected(page, element, 'an inline event handler');
      if (URL_ATTRIBUTES.includes(name) && /^\s*javascript:/i.test(value)) {
        unexpected(page, element, 'script in an address');
      }
    }
    if (fetches(element) && !/^\/(?!\/)/.test(sourceOf(element) ?? '')) {
      unexpected(page, element, 'a file that is not served from the site itself');
    }
  }
}

const FETCHING_RELATIONS = /^(stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)$/;

const sourceOf = (element: Element) =>
  attribute(element, element.tagName === 'link' ? 'href' : 'src');

function fetches(element: Element): boolean {
  if (element.tagName === 'link') return FETCHING_RELATIONS.test(attribute(element, 'rel') ?? '');
  return ['script', 'img', 'source'].includes(element.tagName) && sourceOf(element) !== undefined;
}

export function styleAttributesOf(page: Page): string[] {
  return page.elements.flatMap((element) => attribute(element, 'style') ?? []);
}
