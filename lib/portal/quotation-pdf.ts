import { jsPDF } from 'jspdf';
import { site } from '@/content/site';
import { formatRupees } from '@/lib/format';
import { formatDay } from '@/lib/portal/dates';
import { canSet } from '@/lib/portal/pdf-charset';
import type { PdfFontName, PdfFonts } from '@/lib/portal/pdf-fonts';
import { validityInFile } from '@/lib/portal/quotation-rules';
import type { Bytes, Quotation } from '@/lib/portal/records';

/** Millimetres on A4, after the ledger sheet of the site. */
const sheet = { top: 22, bottom: 272, left: 34, right: 192, spine: 10, margin: 28, row: 11 };
const ink = '#1B1B25';
const soft = '#54515A';
const red = '#9E1B32';

/** jsPDF takes a font file as a string with one character for each byte. */
function binaryString(bytes: Bytes): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

type Style = { font?: PdfFontName; size?: number; color?: string; align?: 'left' | 'right' };

function newDocument(fonts: PdfFonts): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [name, bytes] of Object.entries(fonts)) {
    pdf.addFileToVFS(`${name}.ttf`, binaryString(bytes));
    pdf.addFont(`${name}.ttf`, name, 'normal');
  }
  return pdf;
}

function write(pdf: jsPDF, text: string, x: number, y: number, style: Style = {}) {
  const { font = 'text', size = 10.5, color = ink, align = 'left' } = style;
  pdf.setFont(font, 'normal').setFontSize(size).setTextColor(color);
  pdf.text(text, x, y, { align });
}

function rule(pdf: jsPDF, y: number, color: string, from = sheet.spine, to = sheet.right) {
  pdf.setDrawColor(color).setLineWidth(0.2).line(from, y, to, y);
}

/** Spine, stitches and the double margin line, on every page. */
function drawSheet(pdf: jsPDF) {
  pdf.setFillColor(red).rect(sheet.spine, sheet.top - 8, 7, sheet.bottom - sheet.top + 14, 'F');
  pdf.setDrawColor('#F2C14E').setLineWidth(0.5).setLineDashPattern([2.4, 1.6], 0);
  pdf.line(sheet.spine + 3.5, sheet.top - 6, sheet.spine + 3.5, sheet.bottom + 4);
  pdf.setLineDashPattern([], 0).setDrawColor('#D98A94').setLineWidth(0.2);
  for (const x of [sheet.margin, sheet.margin + 1.2]) {
    pdf.line(x, sheet.top - 8, x, sheet.bottom + 6);
  }
}

function drawHead(pdf: jsPDF, quotation: Quotation, client: string): number {
  const [office] = site.offices;
  const [phone] = site.phones;
  const [email] = site.emails;
  write(pdf, site.name, sheet.left, 24, { font: 'display', size: 20 });
  write(pdf, site.kind, sheet.left, 30, { color: soft });
  const address = [
    `${office.street}, ${office.city} ${office.postalCode}`,
    phone.display,
    email.address,
  ];
  address.forEach((line, index) => {
    write(pdf, line, sheet.right, 21 + index * 5, { size: 9, color: soft, align: 'right' });
  });
  rule(pdf, 38, ink, sheet.left);
  write(pdf, `Quotation ${quotation.id}`, sheet.left, 50, { font: 'display', size: 16 });
  const facts = [`Date ${formatDay(quotation.date)}`, validityInFile(quotation)];
  // A name in a script that the fonts do not hold is left out rather than set as blanks.
  if (client && canSet(client)) facts.unshift(`Prepared for ${client}`);
  facts.forEach((fact, index) => {
    write(pdf, fact, sheet.left, 58 + index * 5.5, { color: soft });
  });
  return 58 + facts.length * 5.5 + 4;
}

/** Starts a further page when `needed` millimetres do not fit; returns where to go on. */
function roomFor(pdf: jsPDF, y: number, needed: number): number {
  if (y + needed <= sheet.bottom) return y;
  pdf.addPage();
  drawSheet(pdf);
  return sheet.top;
}

function drawLines(pdf: jsPDF, quotation: Quotation, start: number): number {
  let y = start;
  quotation.services.forEach(({ service, price }, index) => {
    pdf.setFont('text', 'normal').setFontSize(10.5);
    const words = canSet(service) ? service : 'Service';
    const lines: string[] = pdf.splitTextToSize(words, 110);
    const height = sheet.row + (lines.length - 1) * 5;
    y = roomFor(pdf, y, height);
    rule(pdf, y, '#D9CBAC', sheet.spine + 7);
    const number = String(index + 1);
    write(pdf, number, sheet.margin - 3, y + 7, { size: 9, color: '#7A6C50', align: 'right' });
    lines.forEach((line, row) => {
      write(pdf, line, sheet.left, y + 7 + row * 5);
    });
    const amount = formatRupees(price);
    write(pdf, amount, sheet.right, y + 7, { font: 'display', align: 'right' });
    y += height;
  });
  return y;
}

function drawTotal(pdf: jsPDF, quotation: Quotation, start: number) {
  const y = roomFor(pdf, start, 40);
  const amount = formatRupees(quotation.total);
  rule(pdf, y, ink, sheet.spine + 7);
  write(pdf, 'Total', sheet.left, y + 10, { font: 'strong', size: 11.5 });
  write(pdf, amount, sheet.right, y + 10, {
    font: 'display',
    size: 16,
    color: red,
    align: 'right',
  });
  const from = sheet.right - pdf.getTextWidth(amount);
  rule(pdf, y + 12.5, red, from);
  rule(pdf, y + 13.5, red, from);
  if (!canSet(quotation.notes)) return;
  pdf.setFont('text', 'normal').setFontSize(10.5);
  const notes: string[] = pdf.splitTextToSize(quotation.notes, sheet.right - sheet.left);
  notes.forEach((line, index) => {
    write(pdf, line, sheet.left, y + 24 + index * 5, { color: soft });
  });
}

/** A quotation as an A4 ledger sheet. The text is text: it can be selected and searched. */
export function quotationPdf(
  quotation: Quotation,
  { fonts, client }: { fonts: PdfFonts; client: string },
): Bytes {
  const pdf = newDocument(fonts);
  pdf.setProperties({ title: `Quotation ${quotation.id}`, author: site.name });
  pdf.setLanguage('en-GB');
  drawSheet(pdf);
  const afterHead = drawHead(pdf, quotation, client);
  drawTotal(pdf, quotation, drawLines(pdf, quotation, afterHead));
  return new Uint8Array(pdf.output('arraybuffer'));
}
