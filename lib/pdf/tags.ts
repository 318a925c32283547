import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

/** The role of a part of the document, for programs that read it aloud or reflow it. */
export type Tag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD';

/** Content of a page, by its mark number there. */
type Marked = { page: number; mark: number };

/** What a heading of a table is for. */
export type Heading = { scope: 'Column' | 'Row'; columns?: number };

export type Element = { tag: Tag; heading?: Heading; children: (Element | Marked)[] };

export function createTagElement(tag: Tag, parent?: Element, heading?: Heading): Element {
  const made: Element = { tag, heading, children: [] };
  parent?.children.push(made);
  return made;
}

/** Writes the tree in reading order; `pages` are references to the pages. */
export function writeTags(
  context: PDFContext,
  document: Element,
  pages: readonly PDFRef[],
): PDFRef {
  const root = context.nextRef();
  /** For each page, the element of each mark. */
  const parents: PDFRef[][] = pages.map(() => []);
  const write = ({ tag, heading, children }: Element, parent: PDFRef): PDFRef => {
    const self = context.nextRef();
    const kids = children.map((child) => {
      if ('tag' in child) return write(child, self);
      const marks = parents[child.page];
      if (marks) marks[child.mark] = self;
      return { Type: 'MCR', Pg: pages[child.page], MCID: child.mark };
    });
    const attributes = heading && {
      A: { O: 'Table', Scope: heading.scope, ColSpan: heading.columns ?? 1 },
    };
    const body = { Type: 'StructElem', S: tag, P: parent, ...attributes, K: kids };
    context.assign(self, context.obj(body));
    return self;
  };
  const top = write(document, root);
  const numbers = parents.flatMap((marks, page) => [page, marks]);
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: top,
      ParentTree: { Nums: numbers },
      ParentTreeNextKey: pages.length,
    }),
  );
  return root;
}
