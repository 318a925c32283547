import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { Bytes } from '@/lib/bytes';
import { BLANK_WIDTH, type BlankFont, encodeBlankText, writeBlankFont } from '@/lib/pdf/blank-font';
import { createMetrics, embedFonts, type Fonts, type LoadFont } from '@/lib/pdf/fonts';
import type { Face, Line, Metrics, Run } from '@/lib/pdf/lines';
import { drawTextPicture, type Picture, type Pixels } from '@/lib/pdf/picture';
import { createTagElement, type Element, writeTags } from '@/lib/pdf/tags';
import { reorderVisually } from '@/lib/pdf/text';

/** A4. Positions on a page are in millimetres from its top left corner. */
const PAGE = { width: 210, height: 297 };
const POINTS_IN_MM = 72 / 25.4;

export type Page = { content: string[]; marks: number };

type Placed = { name: string; image: PDFRef; picture: Picture };

export type Draft = {
  pdf: PDFDocument;
  fonts: Fonts;
  metrics: Metrics;
  blank: BlankFont;
  /** Each text is drawn once. */
  pictures: Map<string, Placed>;
  pages: Page[];
  document: Element;
};

export type Colour = `#${string}`;

/** Fails with NotLoaded. */
export async function createPdfDraft(loadFont: LoadFont): Promise<Draft> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(pdf, loadFont);
  return {
    pdf,
    fonts,
    metrics: createMetrics(fonts),
    blank: { codes: new Map() },
    pictures: new Map(),
    pages: [],
    document: createTagElement('Document'),
  };
}

export function addPage({ pages }: Draft): Page {
  const page: Page = { content: [], marks: 0 };
  pages.push(page);
  return page;
}

export function drawTagged(draft: Draft, page: Page, owner: Element, draw: () => void) {
  const mark = page.marks++;
  owner.children.push({ page: draft.pages.indexOf(page), mark });
  page.content.push(`/${owner.tag} <</MCID ${mark}>> BDC`);
  draw();
  page.content.push('EMC');
}

/** Screen readers skip decoration. */
export function drawDecoration(page: Page, draw: () => void) {
  page.content.push('/Artifact BMC');
  draw();
  page.content.push('EMC');
}

/** PDF has no exponents; three decimals are enough. */
const formatDecimal = (value: number) => String(Number(value.toFixed(3)));
const formatX = (mm: number) => formatDecimal(mm * POINTS_IN_MM);
const formatY = (mm: number) => formatDecimal((PAGE.height - mm) * POINTS_IN_MM);

function formatColour(hex: Colour): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map(formatDecimal).join(' ');
}

export type PdfStroke = { colour: Colour; width?: number; dash?: readonly number[] };

/** The width and the lengths of the dashes are in millimetres. */
export function drawLine(
  page: Page,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  { colour: ink, width = 0.2, dash = [] }: PdfStroke,
) {
  page.content.push(
    `q ${formatColour(ink)} RG ${formatX(width)} w [${dash.map(formatX).join(' ')}] 0 d ` +
      `${formatX(fromX)} ${formatY(fromY)} m ${formatX(toX)} ${formatY(toY)} l S Q`,
  );
}

type Box = { left: number; top: number; width: number; height: number };

export function fillBox(page: Page, { left, top, width, height }: Box, ink: Colour) {
  page.content.push(
    `q ${formatColour(ink)} rg ${formatX(left)} ${formatY(top + height)} ${formatX(width)} ${formatX(height)} re f Q`,
  );
}

export type TextStyle = { size: number; colour: Colour; face?: Face };
type Set = TextStyle & { isRtl: boolean };

/** `em` at a `size` in points. */
export const toMillimetres = (em: number, size: number) => (em * size) / POINTS_IN_MM;

function embedPicture({ pdf, pictures }: Draft, { text, width }: Run, style: Set): Placed {
  const { face = 'text', size, colour: ink, isRtl } = style;
  const key = [face, size, ink, isRtl, text].join(' ');
  const known = pictures.get(key);
  if (known) return known;
  const picture = drawTextPicture(text, width * size, { face, size, colour: ink, isRtl });
  const add = ({ columns, rows, bytes }: Pixels, entries: Record<string, string | PDFRef>) => {
    const grid = { Width: columns, Height: rows, BitsPerComponent: 8 };
    const image = { Type: 'XObject', Subtype: 'Image', ...grid, ...entries };
    return pdf.context.register(pdf.context.flateStream(bytes, image));
  };
  const mask = add(picture.opacities, { ColorSpace: 'DeviceGray' });
  const image = add(picture.colours, { ColorSpace: 'DeviceRGB', SMask: mask });
  const made = { name: `P${pictures.size}`, image, picture };
  pictures.set(key, made);
  return made;
}

/** The text itself lies over its picture, invisible, so that it can be found and copied. */
function showPicture(
  draft: Draft,
  run: Run,
  [left, baseline]: readonly [number, number],
  style: Set,
): string {
  const { size, isRtl } = style;
  if (run.width === 0) return '';
  const { name, picture } = embedPicture(draft, run, style);
  const [startX, startY] = [left * POINTS_IN_MM, (PAGE.height - baseline) * POINTS_IN_MM];
  const corner = [startX + picture.left, startY + picture.bottom];
  const matrix = [picture.width, 0, 0, picture.height, ...corner].map(formatDecimal).join(' ');
  const characters = reorderVisually(run.text, isRtl);
  const stretch = (run.width / (characters.length * BLANK_WIDTH)) * 100;
  return (
    `q ${matrix} cm /${name} Do Q q BT 3 Tr /blank ${formatDecimal(size)} Tf ${formatDecimal(stretch)} Tz ` +
    `1 0 0 1 ${formatX(left)} ${formatY(baseline)} Tm <${encodeBlankText(draft.blank, characters)}> Tj ET Q`
  );
}

/** `size` is in points. */
export function drawText(
  draft: Draft,
  page: Page,
  line: Line,
  [left, baseline]: readonly [number, number],
  style: Set,
) {
  const { size, colour: ink } = style;
  for (const run of line.runs) {
    const start = left + toMillimetres(run.left, size);
    if (run.ink === 'picture') {
      page.content.push(showPicture(draft, run, [start, baseline], style));
      continue;
    }
    const codes = draft.fonts.get(run.ink)?.font.encodeText(run.text);
    page.content.push(
      `BT ${formatColour(ink)} rg /${run.ink} ${formatDecimal(size)} Tf ` +
        `1 0 0 1 ${formatX(start)} ${formatY(baseline)} Tm ${codes} Tj ET`,
    );
  }
}

export type Facts = { title: string; author: string; language: string; isoDate: string };

/** The same draft and facts give the same bytes. */
export async function writeDraft(
  { pdf, fonts, blank, pictures, pages, document }: Draft,
  { title, author, language, isoDate }: Facts,
): Promise<Bytes> {
  const { context, catalog } = pdf;
  const file = fonts.get('rupee')?.bytes;
  const hidden = blank.codes.size > 0 && file && { blank: writeBlankFont(context, blank, file) };
  const embedded = [...fonts].map(([name, { font }]) => [name, font.ref]);
  const resources = context.register(
    context.obj({
      Font: { ...Object.fromEntries(embedded), ...hidden },
      XObject: Object.fromEntries([...pictures.values()].map(({ name, image }) => [name, image])),
    }),
  );
  const refs = pages.map(({ content }, index) => {
    const { node, ref } = pdf.addPage([PAGE.width * POINTS_IN_MM, PAGE.height * POINTS_IN_MM]);
    const stream = context.register(context.flateStream(content.join('\n')));
    node.set(PDFName.of('Resources'), resources);
    node.set(PDFName.of('Contents'), stream);
    node.set(PDFName.of('StructParents'), context.obj(index));
    node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return ref;
  });
  catalog.set(PDFName.of('StructTreeRoot'), writeTags(context, document, refs));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setLanguage(language);
  pdf.setCreationDate(new Date(`${isoDate}T00:00:00Z`));
  return await pdf.save();
}
