import type { Block, SampleDocument } from '@/content/sample-documents/sample-document';

/** The words of a block that a note can be about: its text, or the first words of each row. */
function lineStarts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'left-out':
      return [];
    case 'fields':
      return block.rows.map(([label]) => label);
    case 'table':
      return [...block.rows, ...(block.total ? [block.total] : [])].map(([name]) => name);
    case 'signature':
      return [...block.left, ...block.right];
    default:
      return [block.text];
  }
}

/** The number of the note on each line of the paper that has one. */
export function marksOf({ name, blocks, notes }: SampleDocument): ReadonlyMap<string, number> {
  const lines = blocks.flatMap(lineStarts);
  return new Map(
    notes.map(({ on }, index) => {
      const line = lines.find((words) => words.startsWith(on));
      if (line === undefined) throw new Error(`${name}: no line of it begins with "${on}"`);
      return [line, index + 1];
    }),
  );
}
