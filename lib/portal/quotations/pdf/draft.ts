import type { Bytes } from '@/lib/portal/database/records';
import {
  codeOf,
  type EmbeddedFont,
  embed,
  hasMissing,
  writeFont,
} from '@/lib/portal/quotations/pdf/embedded-font';
import { decimal, newFile, textString } from '@/lib/portal/quotations/pdf/file';
import type { PdfFontName } from '@/lib/portal/quotations/pdf/fonts';
import type { Line } from '@/lib/portal/quotations/pdf/lines';
import type { Run, Typesetter } from '@/lib/portal/quotations/pdf/runs';
import { type Element, element, writeTags } from '@/lib/portal/quotations/pdf/tags';

/** A4 in millimetres. Positions on a page are in millimetres from its top left corner. */
const PAGE = { width: 210, height: 297 };
const POINTS_IN_MM = 72 / 25.4;

export type Page = { content: string[]; marks: number };

export type Draft = {
  setter: Typesetter;
  fonts: Map<PdfFontName, EmbeddedFont>;
  pages: Page[];
  document: Element;
};

export type Colour = `#${string}`;

export function newDraft(setter: Typesetter): Draft {
  return { setter, fonts: new Map(), pages: [], document: element('Document') };
}

export function addPage({ pages }: Draft): Page {
  const page: Page = { content: [], marks: 0 };
  pages.push(page);
  return page;
}

/** Tags whatever `draw` puts on the page as content of `owner`. */
export function tagged(draft: Draft, page: Page, owner: Element, draw: () => void) {
  const mark = page.marks++;
  owner.children.push({ page: draft.pages.indexOf(page), mark });
  page.content.push(`/${owner.tag} <</MCID ${mark}>> BDC`);
  draw();
  page.content.push('EMC');
}

/** Marks whatever `draw` puts on the page as decoration, which screen readers skip. */
export function furniture(page: Page, draw: () => void) {
  page.content.push('/Artifact BMC');
  draw();
  page.content.push('EMC');
}

const x = (mm: number) => decimal(mm * POINTS_IN_MM);
const y = (mm: number) => decimal((PAGE.height - mm) * POINTS_IN_MM);

function colour(hex: Colour): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map(decimal).join(' ');
}

export type Stroke = { colour: Colour; width?: number; dash?: readonly number[] };

/** A straight line; its width and the lengths of its dashes are in millimetres. */
export function drawLine(
  page: Page,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  { colour: ink, width = 0.2, dash = [] }: Stroke,
) {
  page.content.push(
    `q ${colour(ink)} RG ${x(width)} w [${dash.map(x).join(' ')}] 0 d ` +
      `${x(fromX)} ${y(fromY)} m ${x(toX)} ${y(toY)} l S Q`,
  );
}

type Box = { left: number; top: number; width: number; height: number };

export function fillBox(page: Page, { left, top, width, height }: Box, ink: Colour) {
  page.content.push(
    `q ${colour(ink)} rg ${x(left)} ${y(top + height)} ${x(width)} ${x(height)} re f Q`,
  );
}

function fontOf({ fonts, setter }: Draft, name: PdfFontName): EmbeddedFont {
  const known = fonts.get(name);
  if (known) return known;
  const file = setter.fonts.get(name);
  if (!file) throw new Error(`The font ${name} was not loaded`);
  const made = embed(name, file);
  fonts.set(name, made);
  return made;
}

function showRun(draft: Draft, { font: name, glyphs, scale }: Run, size: number): string {
  const font = fontOf(draft, name);
  const codes = glyphs.map((glyph) => codeOf(font, glyph)).join('');
  return `/${name} ${decimal(size * scale)} Tf <${codes}> Tj`;
}

export type TextStyle = { size: number; colour: Colour };

/** Draws a line of text from `left` on `baseline`; `size` is in points. */
export function drawText(
  draft: Draft,
  page: Page,
  line: Line,
  [left, baseline]: readonly [number, number],
  { size, colour: ink }: TextStyle,
) {
  const runs = line.runs.map(({ run, left: inset }) => {
    const start = left + inMillimetres(inset, size);
    return `1 0 0 1 ${x(start)} ${y(baseline)} Tm ${showRun(draft, run, size)}`;
  });
  page.content.push(`BT ${colour(ink)} rg ${runs.join(' ')} ET`);
}

/** Whether a character was in no font, so that a box is drawn in its place. */
export const hasReplaced = ({ fonts }: Draft) => [...fonts.values()].some(hasMissing);

/** Em to millimetres, at a size in points. */
export const inMillimetres = (em: number, size: number) => (em * size) / POINTS_IN_MM;

export type Facts = { title: string; author: string; language: string; isoDate: string };

/** Writes the file; the same draft and facts give the same bytes. */
export function writeDraft(draft: Draft, { title, author, language, isoDate }: Facts): Bytes {
  const pdf = newFile();
  const tree = pdf.reserve();
  const pages = draft.pages.map(() => pdf.reserve());
  const fonts = [...draft.fonts.values()]
    .map((font) => `/${font.name} ${writeFont(pdf, font)}`)
    .join('');
  const size = `${x(PAGE.width)} ${x(PAGE.height)}`;
  for (const [index, { content }] of draft.pages.entries()) {
    const stream = pdf.addStream(new TextEncoder().encode(content.join('\n')));
    pdf.add(
      `<</Type/Page/Parent ${tree}/MediaBox[0 0 ${size}]/Resources<</Font<<${fonts}>>>>` +
        `/Contents ${stream}/StructParents ${index}/Tabs/S>>`,
      pages[index],
    );
  }
  pdf.add(`<</Type/Pages/Count ${pages.length}/Kids[${pages.join(' ')}]>>`, tree);
  const tags = writeTags(pdf, draft.document, pages);
  const catalog = pdf.add(
    `<</Type/Catalog/Pages ${tree}/Lang${textString(language)}/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${tags}/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const day = isoDate.replaceAll('-', '');
  const info = pdf.add(
    `<</Title${textString(title)}/Author${textString(author)}/CreationDate(D:${day}000000Z)>>`,
  );
  return pdf.toBytes(catalog, info);
}
