import { ASIDE } from '@/lib/build/finish/aside-rules';
import type { ClassNames } from '@/lib/build/finish/class-names';
import { hashedFile, sha256, type WrittenFile } from '@/lib/build/finish/hashes';
import {
  attribute,
  attributeNames,
  type Edit,
  type Page,
  replace,
  unexpected,
} from '@/lib/build/finish/page';
import {
  propertiesIn,
  readSheet,
  type Sheet,
  usedRules,
  wholeSheet,
} from '@/lib/build/finish/used-rules';

const STYLE_SHEET = /^\/_next\/static\/chunks\/[\w.~-]+\.css$/;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'\s)][^)]*?))\s*\)/gi;
const CANNOT_MOVE = /@import|image-set\(|<\//i;
const SITE = 'https://site.example';

/** Makes the addresses in a style sheet absolute, as they were relative to its own file. */
function forPage(page: Page, css: string, path: string): string {
  const found = CANNOT_MOVE.exec(css)?.[0];
  if (found) unexpected(page, null, `${path} cannot be put into a page for its ${found}`);
  return css.replace(ADDRESS, (whole, double, single, bare) => {
    const address: string = double ?? single ?? bare;
    if (/^(data:|#)/i.test(address)) return whole;
    const { origin, pathname, search, hash } = new URL(address, SITE + path);
    if (origin !== SITE) unexpected(page, null, `${path} fetches ${address} from elsewhere`);
    return `url("${pathname}${search}${hash}")`;
  });
}

/** A style sheet of the export: the rules for a page, and the whole as the file that follows. */
type ReadSheet = { sheet: Sheet; whole: WrittenFile };
type SheetReader = (page: Page, path: string) => ReadSheet;

/** Reads each style sheet of the export once. */
export function sheetReader(
  readStyles: (path: string) => string,
  { withBoth }: ClassNames,
): SheetReader {
  const known = new Map<string, ReadSheet>();
  const read = (page: Page, path: string) => {
    const sheet = readSheet(forPage(page, readStyles(path), path));
    return { sheet, whole: hashedFile('styles', wholeSheet(sheet, withBoth), 'css') };
  };
  return (page, path) => {
    const found = known.get(path) ?? read(page, path);
    known.set(path, found);
    return found;
  };
}

/** The custom properties in a page's attributes other than `class`. */
function propertiesReadBy(page: Page): string[] {
  const attributes = page.elements.flatMap(({ attrs }) => attrs);
  return attributes.flatMap(({ name, value }) => (name === 'class' ? [] : propertiesIn(value)));
}

/** Not fetched before the first paint, unless one of these media applies. */
function asideLink({ path, content }: WrittenFile): string {
  const media = ASIDE.join(',');
  return `<link rel="stylesheet" href="${path}" media="${media}" crossorigin integrity="${sha256(content)}">`;
}

/**
 * Puts the rules that a page uses into the page, so that it is painted without another round trip.
 * Rules for paper and forced colours follow in a file, and the whole sheet comes with the
 * framework, before anything that needs the rest of it. So do Next's links, disabled, as React
 * would otherwise add its own.
 */
export function inlineStyles(
  page: Page,
  sheetOf: SheetReader,
  { shorten }: ClassNames,
): {
  edits: Edit[];
  styles: string[];
  sheets: WrittenFile[];
  asides: WrittenFile[];
  /** The paths of Next's links. */
  links: string[];
} {
  const links = page.elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  );
  const readByPage = propertiesReadBy(page);
  const inlined = links.map((link) => {
    const path = attribute(link, 'href') ?? '';
    if (attributeNames(link) !== 'data-precedence href rel' || !STYLE_SHEET.test(path)) {
      unexpected(page, link, 'a style sheet of an unknown kind');
    }
    const { sheet, whole } = sheetOf(page, path);
    const { css, aside } = usedRules(sheet, page.html, readByPage, shorten);
    return { path, link, whole, css, aside: aside ? hashedFile('styles', aside, 'css') : null };
  });
  return {
    edits: inlined.map(({ link, css, aside }) =>
      replace(page, link, () => `<style>${css}</style>${aside ? asideLink(aside) : ''}`),
    ),
    styles: inlined.map(({ css }) => css),
    sheets: inlined.map(({ whole }) => whole),
    asides: inlined.flatMap(({ aside }) => aside ?? []),
    links: inlined.map(({ path }) => path),
  };
}
