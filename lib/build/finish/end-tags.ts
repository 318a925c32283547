import { parse, serialize } from 'parse5';
import { applyEdits, type Edit, type Element, readPage, unexpected } from '@/lib/build/finish/page';

const words = (text: string) => text.split(' ');

/** Optional end tags, each with the tags that must follow; `''` is the end of the parent. */
const FOLLOWED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ['li', ''],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd', ''],
  p: words('p div section ul ol dl table form h2 h3 h4').concat(''),
  option: ['option', ''],
  thead: ['tbody'],
  tbody: ['tbody', ''],
  tr: ['tr', ''],
  th: ['td', 'th', ''],
  td: ['td', 'th', ''],
};

/** Parents whose end tag also closes a paragraph. */
const CLOSES_PARAGRAPH = words('div section article header footer nav main li dd td');

function mayGo(element: Element): boolean {
  const parent = element.parentNode;
  if (!parent || !('tagName' in parent)) return false;
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  const follows = next ? ('tagName' in next ? next.tagName : 'text') : '';
  if (element.tagName === 'p' && !next && !CLOSES_PARAGRAPH.includes(parent.tagName)) return false;
  return FOLLOWED_BY[element.tagName]?.includes(follows) ?? false;
}

/**
 * Leaves out end tags that every browser adds by itself; lists and tables have one for each entry.
 * Fails on a page that would be parsed differently without them.
 */
export function withoutEndTags(file: string, html: string): string {
  const page = readPage(file, html);
  const edits = page.elements.filter(mayGo).flatMap((element): Edit[] => {
    const place = element.sourceCodeLocation?.endTag;
    return place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [];
  });
  const shorter = applyEdits(html, edits);
  for (const scriptingEnabled of [true, false]) {
    const read = (text: string) => serialize(parse(text, { scriptingEnabled }));
    if (read(shorter) !== read(html)) unexpected(page, null, 'an end tag that is not optional');
  }
  return shorter;
}
