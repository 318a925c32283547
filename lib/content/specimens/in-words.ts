import type { Block, Specimen } from '@/content/specimens/specimen';

const sentence = (words: string) => (/[.:]$/.test(words) ? words : `${words}.`);

/**
 * A table row as a sentence: its name, then each cell, with the column's name if there are several.
 */
function rowInWords(row: readonly (string | null)[], heads: readonly string[]): string {
  const cells = row.map((cell, index) =>
    cell !== null && index > 0 && row.length > 2 ? `${heads[index]} ${cell}` : cell,
  );
  return cells.filter((cell) => cell !== null).join(', ');
}

function blockInWords(block: Block): string {
  switch (block.kind) {
    case 'title':
      return [block.text, block.under]
        .filter(Boolean)
        .map((words) => sentence(words ?? ''))
        .join(' ');
    case 'fields':
      return sentence(block.rows.map(([label, value]) => `${label}: ${value}`).join('; '));
    case 'table': {
      const heads = block.columns.map(({ head }) => head);
      const rows = [...block.rows, ...(block.total ? [block.total] : [])];
      const own = heads.length === 2 ? `${heads.join(', ')}: ` : `${heads[0]}: `;
      return sentence(own + rows.map((row) => rowInWords(row, heads)).join('; '));
    }
    case 'signature':
      return sentence(`${block.left.join(', ')}. ${block.right.join(', ')}`);
    case 'left-out':
      return '';
    default:
      return sentence(block.text);
  }
}

/** The whole text of a specimen, in paragraphs; each heading begins a new one. */
export function inWords({ head, blocks }: Specimen): string[] {
  const paragraphs = [sentence(head.join(', '))];
  for (const block of blocks) {
    const words = blockInWords(block);
    const isLone =
      paragraphs.length === 0 || block.kind === 'heading' || block.kind === 'signature';
    if (isLone) paragraphs.push(words);
    else paragraphs.push([paragraphs.pop(), words].filter(Boolean).join(' '));
  }
  return paragraphs;
}
