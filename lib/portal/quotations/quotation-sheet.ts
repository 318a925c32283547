import { site } from '@/content/site';
import {
  addPage,
  type Colour,
  type Draft,
  drawLine,
  fillBox,
  furniture,
  type Page,
} from '@/lib/pdf/draft';
import { type Element, element } from '@/lib/pdf/tags';
import {
  type Block,
  type BlockStyle,
  drawBlock,
  drawBlockLine,
  heightOf,
  setBlock,
} from '@/lib/pdf/text-block';

/** Millimetres on A4, after the table sheet of the site. */
export const SHEET = {
  top: 22,
  bottom: 272,
  left: 34,
  right: 192,
  brandBar: 10,
  cloth: 17,
  margin: 28,
};
export const WIDTH = SHEET.right - SHEET.left;
/** Millimetres from a rule down to a baseline, and from a baseline down to the next rule. */
export const ROW = { above: 7, below: 4 };
export const NUMBER_COLUMN = { left: SHEET.cloth, width: SHEET.margin - SHEET.cloth - 2 };

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

/** The widths of the columns right of the margin, in millimetres; no amounts, no column. */
export type Columns = { service: number; amount: number };

export type Sheet = {
  draft: Draft;
  /** At the head of each further page. */
  title: string;
  /** Position of the next baseline or rule, in millimetres from the top of the last page. */
  y: number;
  /** Those of the table, whose head each further page repeats; `null` outside it. */
  columns: Columns | null;
};

/** The spine, its stitches and the double margin line. */
function drawBinding(page: Page) {
  const [top, bottom] = [SHEET.top - 8, SHEET.bottom + 6];
  const width = SHEET.cloth - SHEET.brandBar;
  fillBox(page, { left: SHEET.brandBar, top, width, height: bottom - top }, red);
  const middle = SHEET.brandBar + width / 2;
  const goldDashes = { colour: paperColours.gold, width: 0.5, dash: [2.4, 1.6] };
  drawLine(page, [middle, top + 2], [middle, bottom - 2], goldDashes);
  for (const x of [SHEET.margin, SHEET.margin + 1.2]) {
    drawLine(page, [x, top], [x, bottom], { colour: paperColours.margin });
  }
}

export function lastPage({ draft }: Sheet): Page {
  const page = draft.pages.at(-1);
  if (!page) throw new Error('The sheet has no page yet');
  return page;
}

export const drawRule = (sheet: Sheet, colour: Colour, { from = SHEET.cloth, y = sheet.y } = {}) =>
  furniture(lastPage(sheet), () =>
    drawLine(lastPage(sheet), [from, y], [SHEET.right, y], { colour }),
  );

type Place = { left: number; y: number; width: number };

/** Draws a text that fits on the page, as decoration if it belongs to `null`. */
export function put(
  sheet: Sheet,
  owner: Element | null,
  text: string,
  style: BlockStyle,
  { left = SHEET.left, y = sheet.y, width = SHEET.right - left }: Partial<Place> = {},
): Block {
  const block = setBlock(sheet.draft, text, width, style);
  drawBlock(sheet.draft, lastPage(sheet), owner, block, [left, y]);
  return block;
}

export function startPage(sheet: Sheet) {
  const page = addPage(sheet.draft);
  furniture(page, () => drawBinding(page));
  sheet.y = SHEET.top;
}

/**
 * Begins a further page, with the names of firm and quotation, and the table's head inside a table.
 */
function turnPage(sheet: Sheet) {
  startPage(sheet);
  const middle = SHEET.left + WIDTH / 2;
  const width = WIDTH / 2;
  const firm = put(sheet, null, site.name, { ...styles.text, face: 'display' }, { width });
  const title = put(sheet, null, `${sheet.title}, continued`, styles.smallRight, { left: middle });
  sheet.y += Math.max(heightOf(firm), heightOf(title)) + 3;
  if (sheet.columns) drawTableHead(sheet, sheet.columns, null);
  else sheet.y += 4;
}

/** Begins a new page if `needed` millimetres do not fit on this one. */
export function makeRoom(sheet: Sheet, needed: number) {
  if (sheet.y + needed > SHEET.bottom) turnPage(sheet);
}

/** Draws the lines of a block, over as many pages as they need. */
export function flow(sheet: Sheet, owner: Element, block: Block) {
  for (const index of block.lines.keys()) {
    const before = lastPage(sheet);
    makeRoom(sheet, 0);
    const isBelowHead = sheet.columns !== null && lastPage(sheet) !== before;
    if (isBelowHead) sheet.y += ROW.above;
    drawBlockLine(sheet.draft, lastPage(sheet), owner, block, index, [SHEET.left, sheet.y]);
    sheet.y += block.leading;
  }
}

/** The names of the columns: headings in the tagged `row`, or decoration if that is `null`. */
export function drawTableHead(sheet: Sheet, { service, amount }: Columns, row: Element | null) {
  const cell = () => row && element('TH', row, { scope: 'Column' });
  put(sheet, cell(), 'No.', styles.number, NUMBER_COLUMN);
  put(sheet, cell(), 'Service', styles.small, { width: service });
  if (amount > 0) {
    const left = SHEET.right - amount;
    put(sheet, cell(), 'Professional fee', styles.smallRight, { left });
  }
  sheet.y += 3;
  drawRule(sheet, ink);
}
