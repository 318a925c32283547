import type { PdfFile, Ref } from '@/lib/portal/quotations/pdf/file';

/** What a part of the document is, for readers that speak it or set it anew. */
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

/** Content of one page, by the number it is marked with there. */
type Marked = { page: number; mark: number };

export type Element = {
  tag: Tag;
  /** Of a table's cell. */
  attributes: string;
  children: (Element | Marked)[];
};

export function element(tag: Tag, parent?: Element, attributes = ''): Element {
  const made: Element = { tag, attributes, children: [] };
  parent?.children.push(made);
  return made;
}

/** The heading of a column, or of a row that may span several columns. */
export const headerAttributes = (scope: 'Column' | 'Row', columns = 1) =>
  `/A<</O/Table/Scope/${scope}${columns > 1 ? `/ColSpan ${columns}` : ''}>>`;

/** Writes the tree, in the order of reading; `pages` are the pages' own references. */
export function writeTags(pdf: PdfFile, document: Element, pages: readonly Ref[]): Ref {
  const root = pdf.reserve();
  /** For each page, the element of each mark. */
  const parents: Ref[][] = pages.map(() => []);
  const write = ({ tag, attributes, children }: Element, parent: Ref): Ref => {
    const self = pdf.reserve();
    const kids = children.map((child) => {
      if ('tag' in child) return write(child, self);
      const marks = parents[child.page];
      if (marks) marks[child.mark] = self;
      return `<</Type/MCR/Pg ${pages[child.page]}/MCID ${child.mark}>>`;
    });
    const body = `<</Type/StructElem/S/${tag}/P ${parent}${attributes}/K[${kids.join(' ')}]>>`;
    return pdf.add(body, self);
  };
  const top = write(document, root);
  const numbers = parents.map((marks, page) => `${page}[${marks.join(' ')}]`).join(' ');
  return pdf.add(
    `<</Type/StructTreeRoot/K ${top}/ParentTree<</Nums[${numbers}]>>` +
      `/ParentTreeNextKey ${pages.length}>>`,
    root,
  );
}
