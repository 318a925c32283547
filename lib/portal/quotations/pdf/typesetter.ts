import { type FontFile, readFont } from '@/lib/portal/quotations/pdf/font-file';
import {
  fontFile,
  furtherFonts,
  needsShaping,
  type PdfFontName,
  SHEET_FONTS,
} from '@/lib/portal/quotations/pdf/fonts';
import { cleanText } from '@/lib/portal/quotations/pdf/lines';
import type { Typesetter } from '@/lib/portal/quotations/pdf/runs';

/** Hebrew, Arabic and related scripts, and direction marks. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const INVISIBLE = /\p{DI}|\n/u;

export type LoadFont = (name: PdfFontName) => Promise<FontFile>;

/** A font or a module that a text needs could not be fetched; trying again is possible. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

const notLoaded = (cause: unknown) => {
  throw new NotLoaded('A part of the PDF did not load', { cause });
};

/** The fonts of this visit. They are kept, because HarfBuzz keeps whatever it has opened. */
const fetched = new Map<PdfFontName, FontFile>();

const fetchFont: LoadFont = async (name) => {
  const known = fetched.get(name);
  if (known) return known;
  const response = await fetch(fontFile(name));
  if (!response.ok) throw new Error(`${fontFile(name)}: ${response.status}`);
  const font = readFont(new Uint8Array(await response.arrayBuffer()));
  fetched.set(name, font);
  return font;
};

/** Texts, by the face of the sheet in which they are set. */
export type Texts = Partial<Record<PdfFontName, readonly string[]>>;

/** The characters of the texts that their faces do not have. */
function missingIn(texts: Texts, sheet: ReadonlyMap<PdfFontName, FontFile>): string[] {
  return [...sheet].flatMap(([name, { glyphOf }]) =>
    [...new Set(cleanText(texts[name]?.join('\n') ?? ''))].filter(
      (character) => !INVISIBLE.test(character) && !glyphOf.has(character.codePointAt(0) ?? 0),
    ),
  );
}

/**
 * Fetches what these texts need and no more: an English quotation needs only the three faces of the
 * sheet. Fails with NotLoaded.
 */
export async function prepareTypesetter(
  texts: Texts,
  loadFont: LoadFont = fetchFont,
): Promise<Typesetter> {
  const load = async (name: PdfFontName) => [name, await loadFont(name).catch(notLoaded)] as const;
  const sheet = new Map(await Promise.all(SHEET_FONTS.map(load)));
  const further = furtherFonts(missingIn(texts, sheet));
  const text = Object.values(texts).flat().join('\n');
  const [rest, shape, bidi] = await Promise.all([
    Promise.all(further.map(load)),
    further.some((name) => needsShaping(name, text))
      ? import('@/lib/portal/quotations/pdf/shaper').then((shaper) => shaper.shape, notLoaded)
      : null,
    RIGHT_TO_LEFT.test(text)
      ? import('bidi-js').then(({ default: bidi }) => bidi(), notLoaded)
      : null,
  ]);
  return { fonts: new Map([...sheet, ...rest]), shape, bidi };
}
