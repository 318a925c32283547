import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { attribute, type Element, type Page, readPage, textOf } from '@/lib/build/finish/page';
import { LATER_SCRIPTS } from '@/lib/runtime/protocol';
import { facesFor } from '@/lib/tools/budgets/faces';

/** Bytes of one page view. Before hydration: html, css, fonts and images; then the others. */
export type Weights = {
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

/** The bytes of a text with brotli at quality 11. */
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

const inTemplate = (page: Page) =>
  page.elements.find((element) => attribute(element, 'id') === LATER_SCRIPTS);

function sources(elements: Element[], tagName: string, name: string): string[] {
  return elements.flatMap((element) =>
    element.tagName === tagName ? (attribute(element, name) ?? []) : [],
  );
}

const nameOf = (pagePath: string) => (pagePath === '/' ? '/index.html' : `${pagePath}.html`);

/** The bytes of a page with its styles as they travel, in one piece. */
export const weighFlight = (folder: string, pagePath: string) =>
  statSync(path.join(folder, `${nameOf(pagePath)}.br`)).size;

function readExported(folder: string, pagePath: string): Page {
  const name = nameOf(pagePath);
  const page = readPage(name, readFileSync(path.join(folder, name), 'utf8'));
  if (!inTemplate(page)) throw new Error(`${name} is not finished: run \`npm run build\`.`);
  return page;
}

/** The rules that stand in a page, each sheet's with its link, which is disabled. */
const stylesOf = (page: Page) =>
  page.elements.filter(({ tagName }) => tagName === 'style').map(textOf);

function filesOfPage(page: Page) {
  const preloads = page.elements.filter(
    (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font',
  );
  const faces = stylesOf(page).flatMap((css) => facesFor(page, css));
  const scripts = sources(page.elements, 'script', 'src');
  const isLater = (element: Element) => attribute(element, 'loading') === 'lazy';
  const pictures = page.elements.filter(({ tagName }) => tagName === 'img');
  return {
    fonts: [...new Set([...sources(preloads, 'link', 'href'), ...faces])],
    images: [
      ...new Set(
        sources(
          pictures.filter((picture) => !isLater(picture)),
          'img',
          'src',
        ),
      ),
    ],
    /** Fetched as the reader comes near, one drawing of each picture. */
    later: [
      ...sources(pictures.filter(isLater), 'img', 'src'),
      ...sources(page.elements, 'source', 'srcset'),
    ],
    sheet: sources(page.elements, 'link', 'href').filter((file) => file.includes('/styles/')),
    script: scripts.filter((file) => !file.includes('/flight/')),
    flight: scripts.filter((file) => file.includes('/flight/')),
  };
}

/** Every file that a view of a page fetches, by kind. Icons and the manifest are the browser's. */
export function filesOf(folder: string, pagePath: string) {
  return filesOfPage(readExported(folder, pagePath));
}

export function hasForm(folder: string, pagePath: string): boolean {
  return readExported(folder, pagePath).elements.some(({ tagName }) => tagName === 'form');
}

/** Styles and the rest of a page are weighed apart, though they come as one, to say what grew. */
export function weighPage(folder: string, pagePath: string): Weights {
  const page = readExported(folder, pagePath);
  const files = filesOfPage(page);
  const styles = stylesOf(page);
  const sum = (list: string[]) =>
    list.reduce((total, file) => total + weighFile(path.join(folder, file)), 0);
  return {
    html: weighText(styles.reduce((html, css) => html.replace(css, ''), page.html)),
    css: styles.reduce((total, css) => total + weighText(css), 0),
    fonts: sum(files.fonts),
    images: sum(files.images),
    sheet: sum(files.sheet),
    script: sum(files.script),
    flight: sum(files.flight),
  };
}
