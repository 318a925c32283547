import { site } from '@/content/site';
import { sha256 } from '@/lib/build/finish/hashes';
import { loaderOf, namedFiles } from '@/lib/build/finish/named-files';
import { attribute, type Element, type Page, textOf } from '@/lib/build/finish/page';
import { messageOrigin } from '@/lib/forms/endpoint';

/** Where a page may send requests: its own host and the receiver of messages. */
export const connectSources = ["'self'", messageOrigin(site.delivery)].filter(Boolean).join(' ');

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
export function policyFaults({ elements }: Page): string[] {
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
  const style = policy.get('style-src') ?? [];
  for (const inline of elements) {
    const allowed = { script, style }[inline.tagName];
    if (!allowed || attribute(inline, 'src')) continue;
    if (DATA.test(attribute(inline, 'type') ?? '')) continue;
    if (allowed.includes(`'${sha256(textOf(inline))}'`)) continue;
    const start = textOf(inline).slice(0, 60);
    faults.push(`an inline ${inline.tagName} that the policy blocks: ${start}`);
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

/** The digests in a page by the address of the file, and the scripts without one. */
export function integrityOf({ elements }: Page, pageUrl: URL) {
  const digests = new Map<string, string>();
  const faults: string[] = [];
  for (const element of elements) {
    const source = attribute(element, 'src');
    if (element.tagName !== 'script' || !source) continue;
    const digest = attribute(element, 'integrity');
    if (digest) digests.set(new URL(source, pageUrl).href, digest);
    else faults.push(`a script without integrity: ${source}`);
    if (attribute(element, 'crossorigin') === undefined) {
      faults.push(`a script without crossorigin: ${source}`);
    }
  }
  return { digests, faults };
}

/** The files that a script names for later, with their digests. */
export const laterFiles = (script: string, url: URL): Map<string, string> =>
  new Map(namedFiles(script).map(([path, digest]) => [new URL(path, url).href, digest]));

/** The file of flight data that a page names and its loader fetches, with its digest. */
export function flightOf(page: Page, pageUrl: URL) {
  const named = loaderOf(page);
  if (!named) return { digests: new Map<string, string>(), faults: ['no loader'] };
  const [path, digest] = named.flight;
  return { digests: new Map([[new URL(path, pageUrl).href, digest]]), faults: [] };
}

/** Those of the addresses in a file that are on the same host as the file. */
export const sameOrigin = (found: string[], base: URL) =>
  found.map((address) => new URL(address, base)).filter(({ origin }) => origin === base.origin);

/** Every address on the same host that a page links to or fetches. */
export function targetsOf({ elements }: Page, pageUrl: URL): URL[] {
  const found = elements.flatMap(addresses).filter((address) => address !== undefined);
  return sameOrigin(found, pageUrl);
}

export const idsOf = ({ elements }: Page) =>
  new Set(elements.flatMap((element) => attribute(element, 'id') ?? []));
