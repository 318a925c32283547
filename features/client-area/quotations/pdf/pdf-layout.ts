import { site } from '@/content/site';
import {
  addPage,
  type Colour,
  type Draft,
  drawDecoration,
  drawLine,
  fillBox,
  type Page,
} from '@/lib/pdf/draft';
import { createTagElement, type Element } from '@/lib/pdf/tags';
import {
  type Block,
  type BlockStyle,
  drawBlock,
  drawBlockLine,
  getBlockHeight,
  setBlock,
} from '@/lib/pdf/text-block';

/** In millimetres on A4, like the sheet on the site. */
export const PAGE = {
  top: 22,
  bottom: 272,
  left: 34,
  right: 192,
  brandBar: 10,
  cloth: 17,
  margin: 28,
};
export const WIDTH = PAGE.right - PAGE.left;
/** In millimetres: from a rule down to a baseline, and from a baseline down to the next rule. */
export const ROW_SPACING = { above: 7, below: 4 };
export const NUMBER_COLUMN = { left: PAGE.cloth, width: PAGE.margin - PAGE.cloth - 2 };

/** Colours of app/globals.css, repeated here since a PDF cannot use CSS; a test compares them. */
export const paperColours = {
  ink: '#1b1b25',
  soft: '#54515a',
  'row-number': '#7a6c50',
  red: '#9e1b32',
  'rule-strong': '#d9cbac',
  gold: '#f2c14e',
  margin: '#d98a94',
} as const satisfies Record<string, Colour>;

const { ink, soft, red } = paperColours;
export const styles = {
  text: { size: 10.5, colour: ink },
  soft: { size: 10.5, colour: soft },
  fact: { size: 10.5, colour: soft, leading: 5.5 },
  small: { size: 9, colour: soft },
  smallRight: { size: 9, colour: soft, align: 'right' },
  number: { size: 9, colour: paperColours['row-number'], align: 'right' },
  amount: { size: 10.5, colour: ink, face: 'display', align: 'right' },
  firm: { size: 20, colour: ink, face: 'display', leading: 8 },
  title: { size: 16, colour: ink, face: 'display', leading: 8 },
  total: { size: 16, colour: red, face: 'display', align: 'right' },
  totalLabel: { size: 11.5, colour: ink, face: 'strong' },
  heading: { size: 10.5, colour: ink, face: 'strong', leading: 6 },
} as const satisfies Record<string, BlockStyle>;

export type Columns = { service: number; amount: number };

export type Layout = {
  draft: Draft;
  title: string;
  /** Position of the next baseline or rule, in millimetres from the top of the last page. */
  y: number;
  /** Each further page repeats the head of the table; `null` outside a table. */
  columns: Columns | null;
};

function drawBinding(page: Page) {
  const [top, bottom] = [PAGE.top - 8, PAGE.bottom + 6];
  const width = PAGE.cloth - PAGE.brandBar;
  fillBox(page, { left: PAGE.brandBar, top, width, height: bottom - top }, red);
  const middle = PAGE.brandBar + width / 2;
  const goldDashes = { colour: paperColours.gold, width: 0.5, dash: [2.4, 1.6] };
  drawLine(page, [middle, top + 2], [middle, bottom - 2], goldDashes);
  for (const x of [PAGE.margin, PAGE.margin + 1.2]) {
    drawLine(page, [x, top], [x, bottom], { colour: paperColours.margin });
  }
}

export function getLastPage({ draft }: Layout): Page {
  const page = draft.pages.at(-1);
  if (!page) throw new Error('The layout has no page yet');
  return page;
}

export const drawRule = (
  layout: Layout,
  colour: Colour,
  { from = PAGE.cloth, y = layout.y } = {},
) =>
  drawDecoration(getLastPage(layout), () =>
    drawLine(getLastPage(layout), [from, y], [PAGE.right, y], { colour }),
  );

type Position = { left: number; y: number; width: number };

/** The text must fit on the page. Without an owner it is decoration, which screen readers skip. */
export function printText(
  layout: Layout,
  owner: Element | null,
  text: string,
  style: BlockStyle,
  { left = PAGE.left, y = layout.y, width = PAGE.right - left }: Partial<Position> = {},
): Block {
  const block = setBlock(layout.draft, text, width, style);
  drawBlock(layout.draft, getLastPage(layout), owner, block, [left, y]);
  return block;
}

export function startPage(layout: Layout) {
  const page = addPage(layout.draft);
  drawDecoration(page, () => drawBinding(page));
  layout.y = PAGE.top;
}

function turnPage(layout: Layout) {
  startPage(layout);
  const middle = PAGE.left + WIDTH / 2;
  const width = WIDTH / 2;
  const firm = printText(layout, null, site.name, { ...styles.text, face: 'display' }, { width });
  const title = printText(layout, null, `${layout.title}, continued`, styles.smallRight, {
    left: middle,
  });
  layout.y += Math.max(getBlockHeight(firm), getBlockHeight(title)) + 3;
  if (layout.columns) drawTableHead(layout, layout.columns, null);
  else layout.y += 4;
}

export function makeRoom(layout: Layout, needed: number) {
  if (layout.y + needed > PAGE.bottom) turnPage(layout);
}

export function drawAcrossPages(layout: Layout, owner: Element, block: Block) {
  for (const index of block.lines.keys()) {
    const before = getLastPage(layout);
    makeRoom(layout, 0);
    const isBelowHead = layout.columns !== null && getLastPage(layout) !== before;
    if (isBelowHead) layout.y += ROW_SPACING.above;
    drawBlockLine(layout.draft, getLastPage(layout), owner, block, index, [PAGE.left, layout.y]);
    layout.y += block.leading;
  }
}

export function drawTableHead(layout: Layout, { service, amount }: Columns, row: Element | null) {
  const cell = () => row && createTagElement('TH', row, { scope: 'Column' });
  printText(layout, cell(), 'No.', styles.number, NUMBER_COLUMN);
  printText(layout, cell(), 'Service', styles.small, { width: service });
  if (amount > 0) {
    const left = PAGE.right - amount;
    printText(layout, cell(), 'Professional fee', styles.smallRight, { left });
  }
  layout.y += 3;
  drawRule(layout, ink);
}
