import { attribute, type Page } from '@/lib/build/finish/page';
import { flightFile, type LaterFile, LOADER, PAGE_DIGEST } from '@/lib/runtime/protocol';

/** The files that a script made by the pass lists with their digests, in pairs or as an object. */
export function namedFiles(script: string): LaterFile[] {
  const found = script.matchAll(/"(\/_next\/static\/[^"]+)"[:,]"(sha256-[\w+/=]+)"/g);
  return [...found].map(([, path = '', digest = '']) => [path, digest]);
}

/** The loader of a page and its file of flight data; `null` for an unfinished page. */
export function loaderOf(page: Page): { loader: string; flight: LaterFile } | null {
  const element = page.elements.find((one) => attribute(one, 'id') === LOADER);
  const loader = element && attribute(element, 'src');
  const digest = element && attribute(element, PAGE_DIGEST);
  return loader && digest ? { loader, flight: flightFile(digest) } : null;
}
