import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { addBasePath } from '@/lib/base-path';
import type { Face, Metrics } from '@/lib/pdf/lines';
import { measurePictureWidth } from '@/lib/pdf/picture';

/** Hanken Grotesk at two weights, Eczar, and the rupee sign that Hanken Grotesk lacks. */
export const PDF_FONTS = ['text', 'strong', 'display', 'rupee'] as const;

export type PdfFontName = (typeof PDF_FONTS)[number];

/** app/pdf-fonts/ writes the files. */
export const getFontPath = (name: PdfFontName) => `/pdf-fonts/${name}.ttf`;

export type LoadFont = (name: PdfFontName) => Promise<Uint8Array>;

/** A font could not be fetched; trying again may work. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

export const fetchFont: LoadFont = async (name) => {
  const response = await fetch(addBasePath(getFontPath(name)));
  if (!response.ok) throw new Error(`${getFontPath(name)}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

type EmbeddedFont = {
  bytes: Uint8Array;
  font: PDFFont;
  /** In em. */
  widths: ReadonlyMap<string, number>;
};

export type Fonts = ReadonlyMap<PdfFontName, EmbeddedFont>;

async function embed(pdf: PDFDocument, bytes: Uint8Array): Promise<EmbeddedFont> {
  const font = await pdf.embedFont(bytes, { subset: true });
  const characters = font.getCharacterSet().map((code) => String.fromCodePoint(code));
  const widths = characters.map((character): [string, number] => [
    character,
    font.widthOfTextAtSize(character, 1),
  ]);
  return { bytes, font, widths: new Map(widths) };
}

/** Fails with NotLoaded. */
export async function embedFonts(pdf: PDFDocument, load: LoadFont): Promise<Fonts> {
  pdf.registerFontkit(fontkit);
  const files = await Promise.all(PDF_FONTS.map(load)).catch((cause: unknown) => {
    throw new NotLoaded('A font of the PDF did not load', { cause });
  });
  const fonts = new Map<PdfFontName, EmbeddedFont>();
  for (const [index, bytes] of files.entries()) {
    const name = PDF_FONTS[index];
    if (name) fonts.set(name, await embed(pdf, bytes));
  }
  return fonts;
}

export function createMetrics(fonts: Fonts): Metrics {
  const holds = (name: PdfFontName, character: string) => fonts.get(name)?.widths.has(character);
  return {
    fontOf: (character, face: Face) =>
      ([face, 'rupee'] as const).find((name) => holds(name, character)) ?? null,
    widthOf(text, ink, face) {
      if (ink === 'picture') return measurePictureWidth(text, face);
      const widths = fonts.get(ink)?.widths;
      return Array.from(text).reduce((sum, character) => sum + (widths?.get(character) ?? 0), 0);
    },
  };
}
