import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** An HTML file of the export, with its elements in document order. */
export type Page = { file: string; html: string; elements: Element[] };

/** Replaces the text between two offsets; the rest of the page stays byte for byte. */
export type Edit = { start: number; end: number; text: string };

export function readPage(file: string, html: string): Page {
  const elements: Element[] = [];
  const visit = (node: Tree.Node) => {
    if ('tagName' in node) elements.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Parsed as without script, so that the content of `noscript` counts.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { file, html, elements };
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The attribute names, sorted, in one string, to compare an element with a known shape. */
export function attributeNames(element: Element): string {
  return element.attrs
    .map(({ name }) => name)
    .sort()
    .join(' ');
}

export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Fails with the file and the element, for anything whose shape the pass does not know. */
export function unexpected(page: Page, element: Element | null, problem: string): never {
  const location = element?.sourceCodeLocation?.startTag ?? element?.sourceCodeLocation;
  const tag = location ? `: ${page.html.slice(location.startOffset, location.endOffset)}` : '';
  throw new Error(`${page.file}: ${problem}${tag}`);
}

function rangeOf(page: Page, element: Element, part?: 'startTag' | 'endTag') {
  const whole = element.sourceCodeLocation;
  const location = part ? whole?.[part] : whole;
  if (!location) return unexpected(page, null, `<${element.tagName}> is missing from the source`);
  return { start: location.startOffset, end: location.endOffset };
}

export function find(page: Page, tagName: string): Element {
  const found = page.elements.filter((element) => element.tagName === tagName);
  if (found.length === 1 && found[0]) return found[0];
  return unexpected(page, null, `there are ${found.length} <${tagName}> elements, not one`);
}

export function remove(page: Page, element: Element): Edit {
  return { ...rangeOf(page, element), text: '' };
}

/** Replaces an element by the result of `write`, which gets its source. */
export function replace(page: Page, element: Element, write: (source: string) => string): Edit {
  const range = rangeOf(page, element);
  return { ...range, text: write(page.html.slice(range.start, range.end)) };
}

export function insertAfter(page: Page, element: Element, text: string): Edit {
  const { end } = rangeOf(page, element);
  return { start: end, end, text };
}

/** Inserts at the end of an element's content. */
export function append(page: Page, element: Element, text: string): Edit {
  const { start } = rangeOf(page, element, 'endTag');
  return { start, end: start, text };
}

export function applyEdits(html: string, edits: Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < position) throw new Error('Two edits overlap.');
    result += html.slice(position, start) + text;
    position = end;
  }
  return result + html.slice(position);
}
