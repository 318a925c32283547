import {
  type Draft,
  drawDecoration,
  drawTagged,
  drawText,
  type Page,
  type TextStyle,
  toMillimetres,
} from '@/lib/pdf/draft';
import { type Line, setParagraph } from '@/lib/pdf/lines';
import type { Element } from '@/lib/pdf/tags';
import { splitParagraphs } from '@/lib/pdf/text';

export type BlockStyle = TextStyle & {
  align?: 'left' | 'right';
  /** Millimetres from baseline to baseline. */
  leading?: number;
};

export type Block = {
  lines: readonly { line: Line; align: 'left' | 'right'; isRtl: boolean }[];
  style: BlockStyle;
  leading: number;
  /** In millimetres. */
  width: number;
};

const LEADING = 5;

export function setBlock(draft: Draft, text: string, width: number, style: BlockStyle): Block {
  const { face = 'text', size, align = 'left', leading = LEADING } = style;
  const widthInEm = width / toMillimetres(1, size);
  const lines = splitParagraphs(text).flatMap((paragraph) => {
    const set = setParagraph(paragraph, { face, width: widthInEm, metrics: draft.metrics });
    const side: Block['lines'][number]['align'] = set.isRtl ? 'right' : align;
    return set.lines.map((line) => ({ line, align: side, isRtl: set.isRtl }));
  });
  return { lines, style, leading, width };
}

export const getBlockHeight = ({ lines, leading }: Block) => lines.length * leading;

/** In millimetres. */
export function getBlockWidth({ lines, style }: Block): number {
  return Math.max(0, ...lines.map(({ line }) => toMillimetres(line.width, style.size)));
}

/** An owner of `null` means decoration. */
export function drawBlockLine(
  draft: Draft,
  page: Page,
  owner: Element | null,
  { lines, style, width }: Block,
  index: number,
  [left, baseline]: readonly [number, number],
) {
  const set = lines[index];
  if (!set) return;
  const { line, align, isRtl } = set;
  const slack = width - toMillimetres(line.width, style.size);
  const start = align === 'right' ? left + slack : left;
  const draw = () => drawText(draft, page, line, [start, baseline], { ...style, isRtl });
  if (owner) drawTagged(draft, page, owner, draw);
  else drawDecoration(page, draw);
}

/** All lines must fit on the page. */
export function drawBlock(
  draft: Draft,
  page: Page,
  owner: Element | null,
  block: Block,
  [left, baseline]: readonly [number, number],
) {
  for (const index of block.lines.keys()) {
    const position = [left, baseline + index * block.leading] as const;
    drawBlockLine(draft, page, owner, block, index, position);
  }
}
