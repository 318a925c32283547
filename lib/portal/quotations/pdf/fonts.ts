/** The three faces of the sheet, one for the rest of Latin, and one for each other script. */
export const PDF_FONTS = [
  'text',
  'strong',
  'display',
  'rupee',
  'latin',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'arabic',
  'ol-chiki',
  'meetei-mayek',
  'emoji',
] as const;

export type PdfFontName = (typeof PDF_FONTS)[number];

/** Written to public/ by lib/build/assets/pdf-fonts.ts. */
export const fontFile = (name: PdfFontName) => `/pdf-fonts/${name}.ttf`;

/** The faces that every quotation uses. */
export const SHEET_FONTS: readonly PdfFontName[] = ['text', 'strong', 'display'];

/**
 * The script of each face, in the order in which they are tried. Marks shared by several scripts
 * belong to all of them.
 */
export const SCRIPTS: ReadonlyMap<PdfFontName, RegExp> = new Map([
  ['rupee', /₹/u],
  ['devanagari', /\p{scx=Devanagari}/u],
  ['bengali', /\p{scx=Bengali}/u],
  ['gurmukhi', /\p{scx=Gurmukhi}/u],
  ['gujarati', /\p{scx=Gujarati}/u],
  ['odia', /\p{scx=Oriya}/u],
  ['tamil', /\p{scx=Tamil}/u],
  ['telugu', /\p{scx=Telugu}/u],
  ['kannada', /\p{scx=Kannada}/u],
  ['malayalam', /\p{scx=Malayalam}/u],
  ['arabic', /\p{scx=Arabic}/u],
  ['ol-chiki', /\p{scx=Ol_Chiki}/u],
  ['meetei-mayek', /\p{scx=Meetei_Mayek}/u],
  ['emoji', /\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\u20e3/u],
  ['latin', /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{M}\p{Sc}\p{P}]/u],
]);

const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** The further faces needed for characters that the sheet's faces do not have. */
export function furtherFonts(characters: readonly string[]): PdfFontName[] {
  const names = new Set<PdfFontName>();
  // Characters of a single script first: a danda after Bengali is no reason to fetch Devanagari.
  const [shared, own] = [
    characters.filter((character) => NEUTRAL.test(character)),
    characters.filter((character) => !NEUTRAL.test(character)),
  ];
  for (const character of [...own, ...shared]) {
    const fitting = [...SCRIPTS].filter(([, script]) => script.test(character));
    if (fitting.some(([name]) => names.has(name))) continue;
    const [first] = fitting;
    if (first) names.add(first[0]);
  }
  return [...names];
}

/** Faces whose letters change shape with their neighbours, so that HarfBuzz is needed. */
const SHAPED: ReadonlySet<PdfFontName> = new Set([
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'arabic',
  'meetei-mayek',
]);
/** Marks on letters and characters that combine: an accent, a flag, a family. */
const JOINING = /(?!\ufe0f)[\p{M}\p{RI}\p{Emoji_Modifier}\u200c\u200d]/u;

/** Whether a text in a face needs HarfBuzz, or one glyph simply follows another. */
export function needsShaping(font: PdfFontName, text: string): boolean {
  return SHAPED.has(font) || JOINING.test(text);
}
