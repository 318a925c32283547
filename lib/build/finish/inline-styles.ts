import { attribute, attributeNames, type Edit, type Page, replace, unexpected } from './page';

const STYLE_SHEET = /^\/_next\/static\/chunks\/[\w.~-]+\.css$/;
const ADDRESS = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g;

/** A style sheet as it reads in a page: its addresses are relative to its own file. */
function forPage(page: Page, css: string, path: string): string {
  if (/@import|<\//.test(css)) unexpected(page, null, `${path} cannot stand in a page`);
  return css.replace(ADDRESS, (_, quote, address) => {
    const { pathname, search, hash } = new URL(address, `https://site.example${path}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}

/**
 * Puts the style sheets into the page, which is painted without another round trip. Each link stays,
 * disabled: no browser fetches it, and React takes it for the style sheet that it would else add.
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
        (source) => `<style>${css}</style>${source.replace(/\/?>$/, ' disabled=""/>')}`,
      ),
    ),
    styles: inlined.map(({ css }) => css),
  };
}
