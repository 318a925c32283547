import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loaderOf, namedFiles } from '@/lib/build/finish/named-files';
import { attribute, type Element, type Page, readPage, textOf } from '@/lib/build/finish/page';

/**
 * Bytes of one page view: html, css, fonts and images before hydration, the others from then on.
 */
export type Weights = {
  /** With the loader, which is fetched on every view. */
  html: number;
  css: number;
  fonts: number;
  images: number;
  /** The whole style sheet. */
  sheet: number;
  /** The framework, the digests of later chunks and the page's own code. */
  script: number;
  /** React's description of the page, which hydration reads. */
  flight: number;
};

const COMPRESSED_ALREADY = /\.(woff2|png|jpe?g|webp|avif)$/;
const known = new Map<string, number>();

/** The size of a text in bytes with brotli at quality 11. */
function weighText(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  const content = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const bytes = brotliCompressSync(content, { params }).length;
  known.set(text, bytes);
  return bytes;
}

function weighFile(file: string): number {
  const content = readFileSync(file);
  return COMPRESSED_ALREADY.test(file) ? content.length : weighText(content.toString());
}

function sources(elements: Element[], tagName: string, name: string): string[] {
  return elements.flatMap((element) =>
    element.tagName === tagName ? (attribute(element, name) ?? []) : [],
  );
}

const nameOf = (pagePath: string) => (pagePath === '/' ? '/index.html' : `${pagePath}.html`);

/** The size of a page with its inline styles in bytes, as it is sent. */
export const weighFlight = (folder: string, pagePath: string) =>
  statSync(path.join(folder, `${nameOf(pagePath)}.br`)).size;

function readExported(folder: string, pagePath: string): Page {
  const name = nameOf(pagePath);
  const page = readPage(name, readFileSync(path.join(folder, name), 'utf8'));
  return page;
}

/** The style rules inside a page, with the disabled link of each sheet. */
const stylesOf = (page: Page) =>
  page.elements.filter(({ tagName }) => tagName === 'style').map(textOf);

/** What the loader of a page fetches once it is wanted. */
function laterFiles(folder: string, page: Page) {
  const named = loaderOf(page);
  if (!named) throw new Error(`${page.file} is not finished: run \`npm run build\`.`);
  const read = (file: string) =>
    namedFiles(readFileSync(path.join(folder, file), 'utf8')).map(([name]) => name);
  const [flight] = named.flight;
  const own = read(flight);
  return {
    loader: [named.loader],
    flight: [flight],
    sheet: own.filter((file) => file.endsWith('.css')),
    script: [...read(named.loader), ...own.filter((file) => file.endsWith('.js'))],
  };
}

function filesOfPage(folder: string, page: Page) {
  const preloads = page.elements.filter(
    (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font',
  );
  const stylesheets = page.elements.filter((element) => attribute(element, 'rel') === 'stylesheet');
  const isLater = (element: Element) => attribute(element, 'loading') === 'lazy';
  const pictures = page.elements.filter(({ tagName }) => tagName === 'img');
  return {
    fonts: [...new Set(sources(preloads, 'link', 'href'))],
    images: [
      ...new Set(
        sources(
          pictures.filter((picture) => !isLater(picture)),
          'img',
          'src',
        ),
      ),
    ],
    /** Fetched as the reader scrolls near: one drawing of each picture. */
    later: [
      ...sources(pictures.filter(isLater), 'img', 'src'),
      ...sources(page.elements, 'source', 'srcset'),
    ],
    /** For paper and forced colours, fetched on every view. */
    aside: stylesheets
      .filter((link) => attribute(link, 'disabled') === undefined)
      .flatMap((link) => attribute(link, 'href') ?? []),
    ...laterFiles(folder, page),
  };
}

/** Every file that a page view fetches, by kind, except icons and the manifest. */
export function filesOf(folder: string, pagePath: string) {
  return filesOfPage(folder, readExported(folder, pagePath));
}

export function hasForm(folder: string, pagePath: string): boolean {
  return readExported(folder, pagePath).elements.some(({ tagName }) => tagName === 'form');
}

/**
 * The weights of a page. Inline styles are weighed apart from the rest, to say which of them grew.
 */
export function weighPage(folder: string, pagePath: string): Weights {
  const page = readExported(folder, pagePath);
  const files = filesOfPage(folder, page);
  const styles = stylesOf(page);
  const sum = (list: string[]) =>
    list.reduce((total, file) => total + weighFile(path.join(folder, file)), 0);
  return {
    html:
      weighText(styles.reduce((html, css) => html.replace(css, ''), page.html)) + sum(files.loader),
    css: styles.reduce((total, css) => total + weighText(css), 0) + sum(files.aside),
    fonts: sum(files.fonts),
    images: sum(files.images),
    sheet: sum(files.sheet),
    script: sum(files.script),
    flight: sum(files.flight),
  };
}
