import {
  attribute,
  attributeNames,
  type Edit,
  type Page,
  replace,
  unexpected,
} from '@/lib/build/finish/page';

const STYLE_SHEET = /^\/_next\/static\/chunks\/[\w.~-]+\.css$/;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'\s)][^)]*?))\s*\)/gi;
const CANNOT_MOVE = /@import|image-set\(|<\//i;
const SITE = 'https://site.example';

/** A style sheet as it reads in a page: its addresses are relative to its own file. */
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

/**
 * Puts the style sheets into the page, which is painted without another round trip. Each link stays
 * and React takes it for the style sheet that it would else add. Being disabled it is not fetched;
 * its medium tells that to browsers that look ahead and do not mind `disabled`.
 */
export function inlineStyles(
  page: Page,
  readStyles: (path: string) => string,
): { edits: Edit[]; styles: string[] } {
  const links = page.elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  );
  const inlined = links.map((link) => {
    const path = attribute(link, 'href') ?? '';
    if (attributeNames(link) !== 'data-precedence href rel' || !STYLE_SHEET.test(path)) {
      unexpected(page, link, 'a style sheet of an unknown kind');
    }
    return { link, css: forPage(page, readStyles(path), path) };
  });
  return {
    edits: inlined.map(({ link, css }) =>
      replace(
        page,
        link,
        (source) =>
          `<style>${css}</style>${source.replace(/\/?>$/, ' media="not all" disabled=""/>')}`,
      ),
    ),
    styles: inlined.map(({ css }) => css),
  };
}
