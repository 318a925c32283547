import { site } from '@/content/site';
import {
  type Columns,
  drawAcrossPages,
  drawRule,
  drawTableHead,
  getLastPage,
  type Layout,
  makeRoom,
  NUMBER_COLUMN,
  PAGE,
  paperColours,
  printText,
  ROW_SPACING,
  startPage,
  styles,
  WIDTH,
} from '@/features/client-area/quotations/pdf/pdf-layout';
import type { Printed } from '@/features/client-area/quotations/pdf/printed-quotation';
import type { Bytes } from '@/lib/bytes';
import { formatDay } from '@/lib/dates';
import { formatRupeesAndPaise } from '@/lib/format';
import { createPdfDraft, writeDraft } from '@/lib/pdf/draft';
import { fetchFont, type LoadFont } from '@/lib/pdf/fonts';
import { createTagElement, type Element } from '@/lib/pdf/tags';
import { drawBlock, getBlockHeight, getBlockWidth, setBlock } from '@/lib/pdf/text-block';

function drawFirm(layout: Layout) {
  const paragraph = () => createTagElement('P', layout.draft.document);
  const [office] = site.offices;
  const address = `${office.street}, ${office.city} ${office.postalCode}`;
  const contact = [address, site.phones[0].display, site.emails[0].address].join('\n');
  const top = layout.y + 2;
  const name = printText(layout, paragraph(), site.name, styles.firm, { y: top, width: 78 });
  const belowName = top + getBlockHeight(name) - 2;
  const kind = printText(layout, paragraph(), site.kind, styles.soft, { y: belowName, width: 78 });
  const right = { left: PAGE.right - 76, y: top - 3 };
  const lines = printText(layout, paragraph(), contact, styles.smallRight, right);
  layout.y = Math.max(belowName + getBlockHeight(kind), right.y + getBlockHeight(lines)) + 3;
  drawRule(layout, paperColours.ink, { from: PAGE.left });
  layout.y += 12;
}

function drawTitle(layout: Layout, facts: readonly string[]) {
  const { draft, title } = layout;
  drawAcrossPages(
    layout,
    createTagElement('H1', draft.document),
    setBlock(draft, title, WIDTH, styles.title),
  );
  for (const fact of facts) {
    drawAcrossPages(
      layout,
      createTagElement('P', draft.document),
      setBlock(draft, fact, WIDTH, styles.fact),
    );
  }
  layout.y += 6;
}

const showPrice = (price: string | null) => price ?? '–';

function computeColumns({ draft }: Layout, { hasFees, lines }: Printed): Columns {
  if (!hasFees) return { amount: 0, service: WIDTH };
  const widths = lines.map(({ price }) =>
    getBlockWidth(setBlock(draft, showPrice(price), WIDTH, styles.amount)),
  );
  const amount = Math.max(30, ...widths);
  return { amount, service: WIDTH - amount - 8 };
}

type Line = Printed['lines'][number] & { number: number };

function drawService(layout: Layout, body: Element, line: Line, { service, amount }: Columns) {
  const { draft } = layout;
  const name = setBlock(draft, line.service.trim() || '—', service, styles.text);
  const detail = setBlock(draft, line.detail, service, styles.small);
  const last = detail.lines.length > 0 ? detail : name;
  const height =
    ROW_SPACING.above +
    getBlockHeight(name) +
    getBlockHeight(detail) -
    last.leading +
    ROW_SPACING.below;
  // A row stays on one page unless it is longer than a page.
  makeRoom(layout, Math.min(height, PAGE.bottom - PAGE.top - 30));
  layout.y += ROW_SPACING.above;
  const [page, y] = [getLastPage(layout), layout.y];
  const row = createTagElement('TR', body);
  printText(layout, createTagElement('TD', row), String(line.number), styles.number, NUMBER_COLUMN);
  const cell = createTagElement('TD', row);
  drawAcrossPages(layout, cell, name);
  drawAcrossPages(layout, cell, detail);
  if (amount > 0) {
    const price = setBlock(draft, showPrice(line.price), amount, styles.amount);
    // Beside the first line, whichever page the last one is on.
    drawBlock(draft, page, createTagElement('TD', row), price, [PAGE.right - amount, y]);
  }
  layout.y += ROW_SPACING.below - last.leading;
}

function drawSum(layout: Layout, foot: Element, label: string, amount: string, isTotal: boolean) {
  const [labelStyle, amountStyle, width] = isTotal
    ? [styles.totalLabel, styles.total, 60]
    : [styles.text, styles.amount, WIDTH / 2];
  const row = createTagElement('TR', foot);
  printText(layout, createTagElement('TH', row, { scope: 'Row', columns: 2 }), label, labelStyle, {
    width,
  });
  const left = PAGE.left + width;
  return printText(layout, createTagElement('TD', row), amount, amountStyle, { left });
}

function drawTotals(layout: Layout, table: Element, { sums }: Printed) {
  makeRoom(layout, 18);
  drawRule(layout, paperColours.ink);
  const foot = createTagElement('TFoot', table);
  for (const { rows, label, total } of sums) {
    for (const row of rows) {
      makeRoom(layout, ROW_SPACING.above + ROW_SPACING.below);
      layout.y += ROW_SPACING.above;
      drawSum(layout, foot, row.label, formatRupeesAndPaise(row.rupees), false);
      layout.y += ROW_SPACING.below;
    }
    makeRoom(layout, 18);
    layout.y += 10;
    const from = PAGE.right - getBlockWidth(drawSum(layout, foot, label, total, true));
    for (const below of [2.5, 3.5])
      drawRule(layout, paperColours.red, { from, y: layout.y + below });
    layout.y += 14;
  }
}

function drawServices(layout: Layout, quotation: Printed) {
  // The head stays with the first service.
  makeRoom(layout, 20);
  const columns = computeColumns(layout, quotation);
  const table = createTagElement('Table', layout.draft.document);
  layout.columns = columns;
  drawTableHead(layout, columns, createTagElement('TR', createTagElement('THead', table)));
  const body = createTagElement('TBody', table);
  for (const [index, line] of quotation.lines.entries()) {
    if (index > 0) drawRule(layout, paperColours['rule-strong']);
    drawService(layout, body, { ...line, number: index + 1 }, columns);
  }
  if (quotation.hasFees) drawTotals(layout, table, quotation);
  else {
    drawRule(layout, paperColours.ink);
    layout.y += 14;
  }
  layout.columns = null;
}

function drawNotes(layout: Layout, text: string) {
  const { draft } = layout;
  const notes = setBlock(draft, text, WIDTH, styles.soft);
  if (notes.lines.length === 0) return;
  makeRoom(layout, 15);
  drawAcrossPages(
    layout,
    createTagElement('H2', draft.document),
    setBlock(draft, 'Notes', WIDTH, styles.heading),
  );
  drawAcrossPages(layout, createTagElement('P', draft.document), notes);
}

function drawCertificate(layout: Layout, lines: readonly string[]) {
  const [first, ...rest] = lines.map((line) => setBlock(layout.draft, line, WIDTH, styles.fact));
  if (!first) return;
  const { draft } = layout;
  layout.y += 8;
  makeRoom(layout, 10 + getBlockHeight(first));
  const heading = setBlock(draft, 'Certificate of acceptance', WIDTH, styles.heading);
  drawAcrossPages(layout, createTagElement('H2', draft.document), heading);
  for (const block of [first, ...rest])
    drawAcrossPages(layout, createTagElement('P', draft.document), block);
}

function drawPageNumbers({ draft }: Layout) {
  for (const [index, page] of draft.pages.entries()) {
    const text = `Page ${index + 1} of ${draft.pages.length}`;
    const block = setBlock(draft, text, WIDTH, styles.smallRight);
    drawBlock(draft, page, null, block, [PAGE.left, PAGE.bottom + 12]);
  }
}

type Options = {
  client: string;
  loadFont?: LoadFont;
};

/**
 * A tagged PDF whose text can be copied in every script. The same quotation gives the same bytes.
 * Fails if a font cannot be fetched.
 */
export async function createQuotationPdf(
  quotation: Printed,
  { client, loadFont = fetchFont }: Options,
): Promise<Bytes> {
  const draft = await createPdfDraft(loadFont);
  const title = `Quotation ${quotation.id}`;
  const layout: Layout = { draft, title, y: PAGE.top, columns: null };
  startPage(layout);
  drawFirm(layout);
  const dates = [`Date ${formatDay(quotation.date)}`, quotation.validity];
  const name = client.trim() ? [`Prepared for ${client}`] : [];
  drawTitle(layout, [...name, ...dates, ...quotation.facts]);
  drawServices(layout, quotation);
  drawNotes(layout, quotation.notes);
  drawCertificate(layout, quotation.certificate);
  drawPageNumbers(layout);
  const language = 'en-IN';
  return await writeDraft(draft, { title, author: site.name, language, isoDate: quotation.date });
}
