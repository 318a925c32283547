import { site } from '@/content/site';
import { formatDay } from '@/lib/dates';
import { formatRupees } from '@/lib/format';
import {
  addPage,
  type Colour,
  type Draft,
  drawLine,
  fillBox,
  furniture,
  newDraft,
  type Page,
  writeDraft,
} from '@/lib/pdf/draft';
import { fetchFont, type LoadFont } from '@/lib/pdf/fonts';
import { type Element, element } from '@/lib/pdf/tags';
import {
  type Block,
  type BlockStyle,
  drawBlock,
  drawBlockLine,
  heightOf,
  setBlock,
  widthOf,
} from '@/lib/pdf/text-block';
import { namesFees, validityInFile } from '@/lib/portal/records/quotation-rules';
import type { Bytes, Quotation } from '@/lib/portal/records/records';

/** Millimetres on A4, after the table sheet of the site. */
const SHEET = { top: 22, bottom: 272, left: 34, right: 192, brandBar: 10, cloth: 17, margin: 28 };
const WIDTH = SHEET.right - SHEET.left;
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

const TEXT: BlockStyle = { size: 10.5, colour: paperColours.ink };
const SOFT_TEXT: BlockStyle = { size: 10.5, colour: paperColours.soft };
const SMALL: BlockStyle = { size: 9, colour: paperColours.soft };
const AMOUNT: BlockStyle = {
  size: 10.5,
  colour: paperColours.ink,
  face: 'display',
  align: 'right',
};
const TOTAL: BlockStyle = { size: 16, colour: paperColours.red, face: 'display', align: 'right' };
const ROW_NUMBER_TEXT: BlockStyle = { size: 9, colour: paperColours['row-number'], align: 'right' };

type Sheet = {
  draft: Draft;
  quotation: Quotation;
  /** Lines about its state, below the dates. */
  facts: readonly string[];
  /** Position of the next baseline or rule, in millimetres from the top of the last page. */
  y: number;
  /** Repeated at the head of each further page of the table; `null` outside it. */
  tableHead: TableHead | null;
};

/** The headings of the columns and where each column begins. */
type TableHead = readonly (readonly [heading: Block, left: number])[];

/** The widths of the columns right of the margin, in millimetres. */
type Columns = { service: number; amount: number };

/** The spine, its stitches and the double margin line. */
function drawBinding(page: Page) {
  const [top, bottom] = [SHEET.top - 8, SHEET.bottom + 6];
  const width = SHEET.cloth - SHEET.brandBar;
  fillBox(page, { left: SHEET.brandBar, top, width, height: bottom - top }, paperColours.red);
  const middle = SHEET.brandBar + width / 2;
  const goldDashes = { colour: paperColours.gold, width: 0.5, dash: [2.4, 1.6] };
  drawLine(page, [middle, top + 2], [middle, bottom - 2], goldDashes);
  for (const x of [SHEET.margin, SHEET.margin + 1.2]) {
    drawLine(page, [x, top], [x, bottom], { colour: paperColours.margin });
  }
}

const drawRule = (page: Page, y: number, colour: Colour, from = SHEET.cloth) =>
  furniture(page, () => drawLine(page, [from, y], [SHEET.right, y], { colour }));

function lastPage({ draft }: Sheet): Page {
  const page = draft.pages.at(-1);
  if (!page) throw new Error('The sheet has no page yet');
  return page;
}

function startPage(sheet: Sheet) {
  const page = addPage(sheet.draft);
  furniture(page, () => drawBinding(page));
  sheet.y = SHEET.top;
}

/**
 * Begins a further page, with the names of firm and quotation, and the table's head inside a table.
 */
function turnPage(sheet: Sheet) {
  startPage(sheet);
  const { draft, quotation, tableHead } = sheet;
  const page = lastPage(sheet);
  const half = WIDTH / 2;
  const firm = setBlock(draft, site.name, half, { ...TEXT, face: 'display' });
  const title = setBlock(draft, `Quotation ${quotation.id}, continued`, half, {
    ...SMALL,
    align: 'right',
  });
  drawBlock(draft, page, null, firm, [SHEET.left, sheet.y]);
  drawBlock(draft, page, null, title, [SHEET.left + half, sheet.y]);
  sheet.y += Math.max(heightOf(firm), heightOf(title)) + 3;
  if (tableHead) drawTableHead(sheet, tableHead, null);
  else sheet.y += 4;
}

/** Millimetres from a rule down to a baseline, and from a baseline down to the next rule. */
const ROW = { above: 7, below: 4 };

/** Begins a new page if `needed` millimetres do not fit on this one. */
function makeRoom(sheet: Sheet, needed: number) {
  if (sheet.y + needed > SHEET.bottom) turnPage(sheet);
}

/** Draws the lines of a block, over as many pages as they need. */
function flow(sheet: Sheet, owner: Element, block: Block) {
  for (const index of block.lines.keys()) {
    const before = lastPage(sheet);
    makeRoom(sheet, 0);
    const isBelowHead = sheet.tableHead !== null && lastPage(sheet) !== before;
    if (isBelowHead) sheet.y += ROW.above;
    drawBlockLine(sheet.draft, lastPage(sheet), owner, block, index, [SHEET.left, sheet.y]);
    sheet.y += block.leading;
  }
}

/** The firm at the left, its address at the right, and a rule below the longer one. */
function drawFirm(sheet: Sheet) {
  const { draft } = sheet;
  const page = lastPage(sheet);
  const [office] = site.offices;
  const address = `${office.street}, ${office.city} ${office.postalCode}`;
  const contact = [address, site.phones[0].display, site.emails[0].address].join('\n');
  const right = setBlock(draft, contact, 76, { ...SMALL, align: 'right' });
  const name = setBlock(draft, site.name, 78, {
    size: 20,
    colour: paperColours.ink,
    face: 'display',
    leading: 8,
  });
  const kind = setBlock(draft, site.kind, 78, SOFT_TEXT);
  const top = sheet.y + 2;
  const belowName = top + heightOf(name) - 2;
  drawBlock(draft, page, element('P', draft.document), name, [SHEET.left, top]);
  drawBlock(draft, page, element('P', draft.document), kind, [SHEET.left, belowName]);
  drawBlock(draft, page, element('P', draft.document), right, [SHEET.right - right.width, top - 3]);
  const bottom = Math.max(belowName + heightOf(kind), top - 3 + heightOf(right));
  sheet.y = bottom + 3;
  drawRule(page, sheet.y, paperColours.ink, SHEET.left);
  sheet.y += 12;
}

function drawTitle(sheet: Sheet, client: string) {
  const { draft, quotation } = sheet;
  const title = setBlock(draft, `Quotation ${quotation.id}`, WIDTH, {
    size: 16,
    colour: paperColours.ink,
    face: 'display',
    leading: 8,
  });
  flow(sheet, element('H1', draft.document), title);
  const facts = [`Date ${formatDay(quotation.date)}`, validityInFile(quotation)];
  if (client.trim()) facts.unshift(`Prepared for ${client}`);
  facts.push(...sheet.facts);
  for (const fact of facts) {
    const block = setBlock(draft, fact, WIDTH, { ...SOFT_TEXT, leading: 5.5 });
    flow(sheet, element('P', draft.document), block);
  }
  sheet.y += 6;
}

/** Amounts get the width of the longest one, services the rest. */
function columnsOf({ draft, quotation }: Sheet): Columns {
  if (!namesFees(quotation)) return { amount: 0, service: WIDTH };
  const widths = quotation.services.map(({ price }) =>
    widthOf(setBlock(draft, formatRupees(price), WIDTH, AMOUNT)),
  );
  const amount = Math.max(30, ...widths);
  return { amount, service: WIDTH - amount - 8 };
}

function drawTableHead(sheet: Sheet, head: TableHead, row: Element | null) {
  const page = lastPage(sheet);
  for (const [block, left] of head) {
    const owner = row && element('TH', row, { scope: 'Column' });
    drawBlock(sheet.draft, page, owner, block, [left, sheet.y]);
  }
  sheet.y += 3;
  drawRule(page, sheet.y, paperColours.ink);
}

const NUMBER_COLUMN = { left: SHEET.cloth, width: SHEET.margin - SHEET.cloth - 2 };

function tableHeadOf({ draft, quotation }: Sheet, columns: Columns): TableHead {
  const amountStyle: BlockStyle = { ...SMALL, align: 'right' };
  const amountLeft = SHEET.right - columns.amount;
  const head: TableHead = [
    [setBlock(draft, 'No.', NUMBER_COLUMN.width, ROW_NUMBER_TEXT), NUMBER_COLUMN.left],
    [setBlock(draft, 'Service', columns.service, SMALL), SHEET.left],
  ];
  if (!namesFees(quotation)) return head;
  return [...head, [setBlock(draft, 'Professional fee', columns.amount, amountStyle), amountLeft]];
}

function drawService(sheet: Sheet, body: Element, index: number, columns: Columns) {
  const { draft, quotation } = sheet;
  const line = quotation.services[index];
  if (!line) return;
  const number = setBlock(draft, String(index + 1), NUMBER_COLUMN.width, ROW_NUMBER_TEXT);
  const service = setBlock(draft, line.service.trim() || '—', columns.service, TEXT);
  const height = ROW.above + heightOf(service) - service.leading + ROW.below;
  // A row is kept together unless it is longer than a page.
  makeRoom(sheet, Math.min(height, SHEET.bottom - SHEET.top - 30));
  sheet.y += ROW.above;
  const [page, first] = [lastPage(sheet), sheet.y];
  const row = element('TR', body);
  drawBlock(draft, page, element('TD', row), number, [NUMBER_COLUMN.left, first]);
  flow(sheet, element('TD', row), service);
  if (namesFees(quotation)) {
    const amount = setBlock(draft, formatRupees(line.price), columns.amount, AMOUNT);
    const left = SHEET.right - columns.amount;
    drawBlock(draft, page, element('TD', row), amount, [left, first]);
  }
  sheet.y += ROW.below - service.leading;
  if (index < quotation.services.length - 1)
    drawRule(lastPage(sheet), sheet.y, paperColours['rule-strong']);
}

/** Discount and GST, between the fees and their total. */
function drawCharges(sheet: Sheet, foot: Element) {
  const { draft, quotation } = sheet;
  for (const { label, rupees } of quotation.charges ?? []) {
    makeRoom(sheet, ROW.above + ROW.below);
    const page = lastPage(sheet);
    sheet.y += ROW.above;
    const row = element('TR', foot);
    const words = setBlock(draft, label, WIDTH / 2, TEXT);
    const amount = setBlock(draft, formatRupees(rupees), WIDTH / 2, AMOUNT);
    const labelCell = element('TH', row, { scope: 'Row', columns: 2 });
    drawBlock(draft, page, labelCell, words, [SHEET.left, sheet.y]);
    drawBlock(draft, page, element('TD', row), amount, [SHEET.left + WIDTH / 2, sheet.y]);
    sheet.y += ROW.below;
  }
}

function drawTotal(sheet: Sheet, table: Element) {
  const { draft, quotation } = sheet;
  makeRoom(sheet, 18);
  drawRule(lastPage(sheet), sheet.y, paperColours.ink);
  const foot = element('TFoot', table);
  drawCharges(sheet, foot);
  makeRoom(sheet, 18);
  const page = lastPage(sheet);
  const row = element('TR', foot);
  const baseline = sheet.y + 10;
  const label = setBlock(draft, 'Total', 40, {
    size: 11.5,
    colour: paperColours.ink,
    face: 'strong',
  });
  const amount = setBlock(draft, formatRupees(quotation.total), WIDTH - 40, TOTAL);
  const labelCell = element('TH', row, { scope: 'Row', columns: 2 });
  drawBlock(draft, page, labelCell, label, [SHEET.left, baseline]);
  drawBlock(draft, page, element('TD', row), amount, [SHEET.left + 40, baseline]);
  const from = SHEET.right - widthOf(amount);
  for (const below of [2.5, 3.5]) drawRule(page, baseline + below, paperColours.red, from);
  sheet.y = baseline + 14;
}

/** The rule below a table without a total. */
function closeTable(sheet: Sheet) {
  drawRule(lastPage(sheet), sheet.y, paperColours.ink);
  sheet.y += 14;
}

function drawServices(sheet: Sheet) {
  // The head stays with the first service.
  makeRoom(sheet, 20);
  const columns = columnsOf(sheet);
  const table = element('Table', sheet.draft.document);
  sheet.tableHead = tableHeadOf(sheet, columns);
  drawTableHead(sheet, sheet.tableHead, element('TR', element('THead', table)));
  const body = element('TBody', table);
  for (const index of sheet.quotation.services.keys()) drawService(sheet, body, index, columns);
  if (namesFees(sheet.quotation)) drawTotal(sheet, table);
  else closeTable(sheet);
  sheet.tableHead = null;
}

function drawNotes(sheet: Sheet) {
  const { draft, quotation } = sheet;
  const notes = setBlock(draft, quotation.notes, WIDTH, SOFT_TEXT);
  if (notes.lines.length === 0) return;
  // The heading stays with the first lines.
  makeRoom(sheet, 15);
  const heading = setBlock(draft, 'Notes', WIDTH, {
    size: 10.5,
    colour: paperColours.ink,
    face: 'strong',
  });
  flow(sheet, element('H2', draft.document), { ...heading, leading: 6 });
  flow(sheet, element('P', draft.document), notes);
}

function drawPageNumbers({ draft }: Sheet) {
  for (const [index, page] of draft.pages.entries()) {
    const text = `Page ${index + 1} of ${draft.pages.length}`;
    const block = setBlock(draft, text, WIDTH, { ...SMALL, align: 'right' });
    drawBlock(draft, page, null, block, [SHEET.left, SHEET.bottom + 12]);
  }
}

type Options = {
  client: string;
  /** Sentences on the answer and the decision. */
  facts?: readonly string[];
  loadFont?: LoadFont;
};

/**
 * A quotation as an A4 table sheet: a tagged PDF with text that can be copied in every script. The
 * same quotation gives the same bytes. Fails if a font cannot be fetched.
 */
export async function quotationPdf(
  quotation: Quotation,
  { client, facts = [], loadFont = fetchFont }: Options,
): Promise<Bytes> {
  const draft = await newDraft(loadFont);
  const sheet: Sheet = { draft, quotation, facts, y: SHEET.top, tableHead: null };
  startPage(sheet);
  drawFirm(sheet);
  drawTitle(sheet, client);
  drawServices(sheet);
  drawNotes(sheet);
  drawPageNumbers(sheet);
  return await writeDraft(draft, {
    title: `Quotation ${quotation.id}`,
    author: site.name,
    language: 'en-IN',
    isoDate: quotation.date,
  });
}
