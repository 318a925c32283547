import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

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

type Marked = { page: number; mark: number };

export type Heading = { scope: 'Column' | 'Row'; columns?: number };

export type Element = { tag: Tag; heading?: Heading; children: (Element | Marked)[] };

export function createTagElement(tag: Tag, parent?: Element, heading?: Heading): Element {
  const made: Element = { tag, heading, children: [] };
  parent?.children.push(made);
  return made;
}

/** Writes the tree of tags from which screen readers take the reading order. */
export function writeTags(
  context: PDFContext,
  document: Element,
  pages: readonly PDFRef[],
): PDFRef {
  const root = context.nextRef();
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
