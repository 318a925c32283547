import { readFileSync, writeFileSync } from 'node:fs';
import { selectAll } from 'css-select';
import { parse, parseFragment, serialize } from 'parse5';
import {
  type Htmlparser2TreeAdapterMap as Tree,
  adapter as treeAdapter,
} from 'parse5-htmlparser2-tree-adapter';

export type Element = Tree['element'];
type AnyNode = Tree['childNode'];

// As without script, so that the content of `noscript` counts.
const options = { treeAdapter, scriptingEnabled: false };

export type Page = { file: string; document: Tree['document'] };

export const readPage = (file: string): Page => parsePage(file, readFileSync(file, 'utf8'));

export const parsePage = (file: string, html: string): Page => ({
  file,
  document: parse(html, options),
});

export const serialisePage = ({ document }: Page): string => serialize(document, options);

export const writePage = (page: Page): void => writeFileSync(page.file, serialisePage(page));

export const find = ({ document }: Page, selector: string): Element[] =>
  selectAll<AnyNode, Element>(selector, document);

export const getElementText = ({ children }: Element): string =>
  children.map((node) => ('data' in node ? node.data : '')).join('');

export const remove = (element: Element): void => treeAdapter.detachNode(element);

export function insert(html: string, parent: Element, before?: AnyNode | null): void {
  for (const node of parseFragment(html, options).childNodes) {
    if (before) treeAdapter.insertBefore(parent, node, before);
    else treeAdapter.appendChild(parent, node);
  }
}

export function throwUnexpected({ file }: Page, element: Element | null, problem: string): never {
  const tag = element && `: ${serialize(element.parent as Element, options).slice(0, 200)}`;
  throw new Error(`${file}: ${problem}${tag ?? ''}`);
}
