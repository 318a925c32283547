/** Pages as the build wrote them, read from `out/` without a browser. */
import { readFileSync } from 'node:fs';
import { type Element, type Page, readPage } from '@/lib/build/page';

export const getPageFile = (path: string, folder = 'out') =>
  `${folder}/${path === '/' ? 'index' : path.slice(1)}.html`;

export const readServedHtml = (path: string, folder?: string): string =>
  readFileSync(getPageFile(path, folder), 'utf8');

export const servedPage = (path: string, folder?: string): Page =>
  readPage(getPageFile(path, folder));

/** What a page fetches for its controls: the loader, and through it the others. */
export function listScripts(path: string) {
  const html = readServedHtml(path);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
  return {
    loader: all(/<script id="loader" async="" src="([^"]+)"/g)[0] ?? 'none',
    description: all(/data-description="([^"]+)"/g)[0] ?? 'none',
    sheet: all(/<link rel="stylesheet" href="([^"]+)"/g)[0] ?? 'none',
    scripts: all(/<script src="([^"]+)" [^>]*type="text\/plain"/g),
  };
}

/** The text of an element and of those parts of it that count. */
function joinText({ children }: Element, counts: (part: Element) => boolean): string {
  return children
    .map((node) => {
      if ('data' in node) return node.data;
      return 'children' in node && counts(node as Element) ? joinText(node as Element, counts) : '';
    })
    .join('');
}

export const getAllText = (element: Element): string => joinText(element, () => true);

export const readableText = (element: Element): string =>
  joinText(
    element,
    ({ tagName, attribs }) =>
      !['script', 'style', 'template', 'noscript'].includes(tagName) && !('hidden' in attribs),
  );

export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');
