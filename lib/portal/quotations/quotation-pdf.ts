import { site } from '@/content/site';
import { formatDay } from '@/lib/dates';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { newDraft, writeDraft } from '@/lib/pdf/draft';
import { fetchFont, type LoadFont } from '@/lib/pdf/fonts';
import { type Element, element } from '@/lib/pdf/tags';
import { drawBlock, heightOf, setBlock, widthOf } from '@/lib/pdf/text-block';
import type { Printed } from '@/lib/portal/quotations/printed-quotation';
import {
  type Columns,
  drawRule,
  drawTableHead,
  flow,
  lastPage,
  makeRoom,
  NUMBER_COLUMN,
  paperColours,
  put,
  ROW,
  SHEET,
  type Sheet,
  startPage,
  styles,
  WIDTH,
} from '@/lib/portal/quotations/quotation-sheet';
import type { Bytes } from '@/lib/portal/records/records';

/** The firm at the left, its address at the right, and a rule below the longer one. */
function drawFirm(sheet: Sheet) {
  const paragraph = () => element('P', sheet.draft.document);
  const [office] = site.offices;
  const address = `${office.street}, ${office.city} ${office.postalCode}`;
  const contact = [address, site.phones[0].display, site.emails[0].address].join('\n');
  const top = sheet.y + 2;
  const name = put(sheet, paragraph(), site.name, styles.firm, { y: top, width: 78 });
  const belowName = top + heightOf(name) - 2;
  const kind = put(sheet, paragraph(), site.kind, styles.soft, { y: belowName, width: 78 });
  const right = { left: SHEET.right - 76, y: top - 3 };
  const lines = put(sheet, paragraph(), contact, styles.smallRight, right);
  sheet.y = Math.max(belowName + heightOf(kind), right.y + heightOf(lines)) + 3;
  drawRule(sheet, paperColours.ink, { from: SHEET.left });
  sheet.y += 12;
}

function drawTitle(sheet: Sheet, facts: readonly string[]) {
  const { draft, title } = sheet;
  flow(sheet, element('H1', draft.document), setBlock(draft, title, WIDTH, styles.title));
  for (const fact of facts) {
    flow(sheet, element('P', draft.document), setBlock(draft, fact, WIDTH, styles.fact));
  }
  sheet.y += 6;
}

/** A line that the firm left out has no price. */
const priceWords = (price: number | null) => (price === null ? '–' : formatRupees(price));

/** Amounts get the width of the longest one, services the rest. */
function columnsOf({ draft }: Sheet, { hasFees, lines }: Printed): Columns {
  if (!hasFees) return { amount: 0, service: WIDTH };
  const widths = lines.map(({ price }) =>
    widthOf(setBlock(draft, priceWords(price), WIDTH, styles.amount)),
  );
  const amount = Math.max(30, ...widths);
  return { amount, service: WIDTH - amount - 8 };
}

type Line = Printed['lines'][number] & { number: number };

function drawService(sheet: Sheet, body: Element, line: Line, { service, amount }: Columns) {
  const { draft } = sheet;
  const name = setBlock(draft, line.service.trim() || '—', service, styles.text);
  const detail = setBlock(draft, line.detail, service, styles.small);
  const last = detail.lines.length > 0 ? detail : name;
  const height = ROW.above + heightOf(name) + heightOf(detail) - last.leading + ROW.below;
  // A row is kept together unless it is longer than a page.
  makeRoom(sheet, Math.min(height, SHEET.bottom - SHEET.top - 30));
  sheet.y += ROW.above;
  const [page, y] = [lastPage(sheet), sheet.y];
  const row = element('TR', body);
  put(sheet, element('TD', row), String(line.number), styles.number, NUMBER_COLUMN);
  const cell = element('TD', row);
  flow(sheet, cell, name);
  flow(sheet, cell, detail);
  if (amount > 0) {
    const price = setBlock(draft, priceWords(line.price), amount, styles.amount);
    // Beside the first line, whichever page the last one is on.
    drawBlock(draft, page, element('TD', row), price, [SHEET.right - amount, y]);
  }
  sheet.y += ROW.below - last.leading;
}

/** A row at the foot of the table: what it is, and an amount. */
function drawSum(sheet: Sheet, foot: Element, label: string, rupees: number, isTotal: boolean) {
  const [labelStyle, amountStyle, width] = isTotal
    ? [styles.totalLabel, styles.total, 40]
    : [styles.text, styles.amount, WIDTH / 2];
  const row = element('TR', foot);
  put(sheet, element('TH', row, { scope: 'Row', columns: 2 }), label, labelStyle, { width });
  const left = SHEET.left + width;
  return put(sheet, element('TD', row), formatRupeesAndPaise(rupees), amountStyle, { left });
}

/** Discount, GST and round-off, then the total with its two rules. */
function drawTotal(sheet: Sheet, table: Element, { sums, total }: Printed) {
  makeRoom(sheet, 18);
  drawRule(sheet, paperColours.ink);
  const foot = element('TFoot', table);
  for (const { label, rupees } of sums) {
    makeRoom(sheet, ROW.above + ROW.below);
    sheet.y += ROW.above;
    drawSum(sheet, foot, label, rupees, false);
    sheet.y += ROW.below;
  }
  makeRoom(sheet, 18);
  sheet.y += 10;
  const from = SHEET.right - widthOf(drawSum(sheet, foot, 'Total', total, true));
  for (const below of [2.5, 3.5]) drawRule(sheet, paperColours.red, { from, y: sheet.y + below });
  sheet.y += 14;
}

function drawServices(sheet: Sheet, quotation: Printed) {
  // The head stays with the first service.
  makeRoom(sheet, 20);
  const columns = columnsOf(sheet, quotation);
  const table = element('Table', sheet.draft.document);
  sheet.columns = columns;
  drawTableHead(sheet, columns, element('TR', element('THead', table)));
  const body = element('TBody', table);
  for (const [index, line] of quotation.lines.entries()) {
    if (index > 0) drawRule(sheet, paperColours['rule-strong']);
    drawService(sheet, body, { ...line, number: index + 1 }, columns);
  }
  if (quotation.hasFees) drawTotal(sheet, table, quotation);
  else {
    drawRule(sheet, paperColours.ink);
    sheet.y += 14;
  }
  sheet.columns = null;
}

function drawNotes(sheet: Sheet, text: string) {
  const { draft } = sheet;
  const notes = setBlock(draft, text, WIDTH, styles.soft);
  if (notes.lines.length === 0) return;
  // The heading stays with the first lines.
  makeRoom(sheet, 15);
  flow(sheet, element('H2', draft.document), setBlock(draft, 'Notes', WIDTH, styles.heading));
  flow(sheet, element('P', draft.document), notes);
}

function drawCertificate(sheet: Sheet, lines: readonly string[]) {
  const [first, ...rest] = lines.map((line) => setBlock(sheet.draft, line, WIDTH, styles.fact));
  if (!first) return;
  const { draft } = sheet;
  sheet.y += 8;
  // The heading stays with the first paragraph.
  makeRoom(sheet, 10 + heightOf(first));
  const heading = setBlock(draft, 'Certificate of acceptance', WIDTH, styles.heading);
  flow(sheet, element('H2', draft.document), heading);
  for (const block of [first, ...rest]) flow(sheet, element('P', draft.document), block);
}

function drawPageNumbers({ draft }: Sheet) {
  for (const [index, page] of draft.pages.entries()) {
    const text = `Page ${index + 1} of ${draft.pages.length}`;
    const block = setBlock(draft, text, WIDTH, styles.smallRight);
    drawBlock(draft, page, null, block, [SHEET.left, SHEET.bottom + 12]);
  }
}

type Options = {
  client: string;
  loadFont?: LoadFont;
};

/**
 * A quotation as an A4 table sheet: a tagged PDF with text that can be copied in every script. The
 * same quotation gives the same bytes. Fails if a font cannot be fetched.
 */
export async function quotationPdf(
  quotation: Printed,
  { client, loadFont = fetchFont }: Options,
): Promise<Bytes> {
  const draft = await newDraft(loadFont);
  const title = `Quotation ${quotation.id}`;
  const sheet: Sheet = { draft, title, y: SHEET.top, columns: null };
  startPage(sheet);
  drawFirm(sheet);
  const dates = [`Date ${formatDay(quotation.date)}`, quotation.validity];
  const name = client.trim() ? [`Prepared for ${client}`] : [];
  drawTitle(sheet, [...name, ...dates, ...quotation.facts]);
  drawServices(sheet, quotation);
  drawNotes(sheet, quotation.notes);
  drawCertificate(sheet, quotation.certificate);
  drawPageNumbers(sheet);
  const language = 'en-IN';
  return await writeDraft(draft, { title, author: site.name, language, isoDate: quotation.date });
}
