import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { facesFor } from '@/lib/build/budgets/faces';
import { attribute, type Element, type Page, readPage } from '@/lib/build/finish/page';
import { LATER_SCRIPTS } from '@/lib/build/finish/protocol';

/** Bytes of one page view. Before hydration: html, css, fonts and images. After: script, flight. */
export type Weights = {
  html: number;
  css: number;
  fonts: number;
  images: number;
  /** The framework and the page's own code. */
  script: number;
  /** React's description of the page, which hydration reads. */
  flight: number;
};

/** Digests of content: of policies and integrity, of the build, of flight data, in file names. */
const HASHES =
  /(?<=sha256-)[\w+/]{43}|\b[0-9a-f]{20}\b|(?<=\/(?:flight|integrity)\/)[0-9a-f]{16}|(?<=\/chunks\/(?:[a-z]+-)?)[\w~-]{13}(?=\.(?:js|css))|(?<=\/media\/[\w.]+\.)[\w~-]{13}(?=\.)/g;

/**
 * A change of a file gives other files another hash, which compresses a byte better or worse. Each
 * hash is weighed as one that depends on its place alone, so that what grew did grow.
 */
export function withSteadyHashes(text: string): string {
  const steady = new Map<string, string>();
  return text.replace(HASHES, (hash) => {
    const place = createHash('sha256').update(String(steady.size));
    const digest = place.digest(/^[0-9a-f]+$/.test(hash) ? 'hex' : 'base64url');
    const found = steady.get(hash) ?? digest.slice(0, hash.length);
    steady.set(hash, found);
    return found;
  });
}

const COMPRESSED_ALREADY = /\.(woff2|png|jpe?g|webp|avif)$/;
const known = new Map<string, number>();

/** The bytes of a file with brotli at quality 11, each file on its own. */
function weigh(file: string): number {
  const found = known.get(file);
  if (found !== undefined) return found;
  const isText = !COMPRESSED_ALREADY.test(file);
  const read = readFileSync(file);
  const content = isText ? Buffer.from(withSteadyHashes(read.toString())) : read;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const bytes = isText ? brotliCompressSync(content, { params }).length : content.length;
  known.set(file, bytes);
  return bytes;
}

const inTemplate = (page: Page) =>
  page.elements.find((element) => attribute(element, 'id') === LATER_SCRIPTS);

function sources(elements: Element[], tagName: string, name: string): string[] {
  return elements.flatMap((element) =>
    element.tagName === tagName ? (attribute(element, name) ?? []) : [],
  );
}

/** Every file that a view of a page fetches, by kind. Icons and the manifest are the browser's. */
export function filesOf(folder: string, pagePath: string) {
  const name = pagePath === '/' ? '/index.html' : `${pagePath}.html`;
  const html = readFileSync(path.join(folder, name), 'utf8');
  const page = readPage(name, html);
  const links = page.elements.filter(({ tagName }) => tagName === 'link');
  const related = (relation: string, as?: string) =>
    links
      .filter(
        (link) => attribute(link, 'rel') === relation && (!as || attribute(link, 'as') === as),
      )
      .flatMap((link) => attribute(link, 'href') ?? []);
  const css = related('stylesheet');
  const faces = css.flatMap((file) =>
    facesFor(page, readFileSync(path.join(folder, file), 'utf8'), file),
  );
  if (!inTemplate(page)) throw new Error(`${name} is not finished: run \`npm run build\`.`);
  const scripts = sources(page.elements, 'script', 'src');
  return {
    html: [name],
    css,
    fonts: [...new Set([...related('preload', 'font'), ...faces])],
    images: [...new Set(sources(page.elements, 'img', 'src'))],
    script: scripts.filter((file) => !file.includes('/flight/')),
    flight: scripts.filter((file) => file.includes('/flight/')),
    hasForm: page.elements.some(({ tagName }) => tagName === 'form'),
  };
}

export function weighPage(folder: string, pagePath: string): Weights {
  const files = filesOf(folder, pagePath);
  const sum = (list: string[]) =>
    list.reduce((total, file) => total + weigh(path.join(folder, file)), 0);
  return {
    html: sum(files.html),
    css: sum(files.css),
    fonts: sum(files.fonts),
    images: sum(files.images),
    script: sum(files.script),
    flight: sum(files.flight),
  };
}
