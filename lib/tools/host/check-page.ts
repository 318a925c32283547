import { site } from '@/content/site';
import { type Element, find, type Page, textOf } from '@/lib/build/page';
import { sha256 } from '@/lib/build/policy';
import { messageOrigin } from '@/lib/forms/endpoint';

/** Where a page may send requests: its own host and the receiver of messages. */
export const connectSources = ["'self'", messageOrigin(site.delivery)].filter(Boolean).join(' ');

const attribute = ({ attribs }: Element, name: string): string | undefined => attribs[name];

const FETCHED_RELATIONS = /^(stylesheet|preload|icon|apple-touch-icon|manifest)$/;
const DATA = /^application\/(ld\+)?json$/;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

const isPolicy = (element: Element) =>
  element.tagName === 'meta' &&
  attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

/** The faults of the policy in a page, and those that a host's rewriting of pages causes. */
export function policyFaults(page: Page): string[] {
  const elements = find(page, '*');
  const at = elements.findIndex(isPolicy);
  const element = elements[at];
  if (!element) return ['no Content-Security-Policy in a meta element'];
  const faults: string[] = [];
  const policy = directives(attribute(element, 'content') ?? '');
  const script = policy.get('script-src') ?? [];
  if (!script.includes("'self'")) faults.push("the policy has no script-src 'self'");
  for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'"]) {
    if (script.includes(unsafe)) faults.push(`the policy allows script-src ${unsafe}`);
  }
  for (const [name, value] of [
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['connect-src', connectSources],
  ] as const) {
    if (policy.get(name)?.join(' ') !== value) faults.push(`the policy has no ${name} ${value}`);
  }
  if (elements.slice(0, at).some(({ tagName }) => tagName === 'script' || tagName === 'link')) {
    faults.push('a script or a link comes before the policy');
  }
  for (const inline of elements) {
    if (inline.tagName !== 'script' || attribute(inline, 'src')) continue;
    if (DATA.test(attribute(inline, 'type') ?? '')) continue;
    if (script.includes(sha256(textOf(inline)))) continue;
    const start = textOf(inline).slice(0, 60);
    faults.push(`an inline script that the policy blocks: ${start}`);
  }
  return faults;
}

/** The addresses in a style sheet, such as those of fonts. */
export const styleAddresses = (css: string) =>
  [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address);

function addresses(element: Element): (string | undefined)[] {
  switch (element.tagName) {
    case 'a':
      return [attribute(element, 'href')];
    case 'link':
      return FETCHED_RELATIONS.test(attribute(element, 'rel') ?? '')
        ? [attribute(element, 'href')]
        : [];
    case 'meta': {
      // The share image is named by its public address, whichever copy is checked.
      const isImage = attribute(element, 'property') === 'og:image';
      return isImage ? [attribute(element, 'content')?.replace(site.url, '')] : [];
    }
    case 'img':
    case 'source': {
      const set = attribute(element, 'srcset')?.split(',') ?? [];
      return [attribute(element, 'src'), ...set.map((entry) => entry.trim().split(/\s+/)[0])];
    }
    case 'script':
      return [attribute(element, 'src')];
    case 'style':
      return styleAddresses(textOf(element));
    default:
      return [];
  }
}

/** Those of the addresses in a file that are on the same host as the file. */
export const sameOrigin = (found: string[], base: URL) =>
  found.map((address) => new URL(address, base)).filter(({ origin }) => origin === base.origin);

/** Every address on the same host that a page links to or fetches. */
export function targetsOf(page: Page, pageUrl: URL): URL[] {
  const found = find(page, '*')
    .flatMap(addresses)
    .filter((address) => address !== undefined);
  return sameOrigin(found, pageUrl);
}

export const idsOf = (page: Page) =>
  new Set(find(page, '*').flatMap((element) => attribute(element, 'id') ?? []));
