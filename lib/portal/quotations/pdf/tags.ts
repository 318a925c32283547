import type { PdfFile, Ref } from '@/lib/portal/quotations/pdf/file';

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

export type Element = {
  tag: Tag;
  /** Attributes of a table cell, in PDF syntax. */
  attributes: string;
  children: (Element | Marked)[];
};

export function element(tag: Tag, parent?: Element, attributes = ''): Element {
  const made: Element = { tag, attributes, children: [] };
  parent?.children.push(made);
  return made;
}

/** Attributes of a column heading, or of a row heading that spans `columns` columns. */
export const headerAttributes = (scope: 'Column' | 'Row', columns = 1) =>
  `/A<</O/Table/Scope/${scope}${columns > 1 ? `/ColSpan ${columns}` : ''}>>`;

/** Writes the tree in reading order; `pages` are references to the pages. */
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
