import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { replaceFile } from '@/lib/build/replace-file';
import { fontFile, PDF_FONTS, type PdfFontName } from '@/lib/portal/quotations/pdf/fonts';

/**
 * The fonts of the quotation PDF. A PDF embeds static TrueType, and the web fonts are variable, so
 * these are cut from static files (SIL Open Font License): the site's two families for the sheet,
 * and Noto for characters that those lack.
 */
type Source = {
  file: string;
  /** Ranges of characters to keep, both ends included; all if left out. */
  ranges?: readonly (readonly [number, number])[];
  /** The features to keep; all if left out. */
  features?: readonly string[];
  /** The weight to take from a variable font. */
  weight?: number;
};

const noto = (family: string, face: string, ranges?: Source['ranges']): Source => ({
  file: `@expo-google-fonts/noto-${family}/400Regular/Noto${face}_400Regular.ttf`,
  ranges,
});

const PUNCTUATION = [0x2010, 0x2026] as const;
const SHEET = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x1e00, 0x1eff],
  PUNCTUATION,
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
] as const;
const SPACE = [0x20, 0x20] as const;
/** Vedic signs, joiners, and the dotted circle, on which HarfBuzz puts a mark without a letter. */
const SHARED = [SPACE, [0x1cd0, 0x1cff], [0x200c, 0x200d], [0x25cc, 0x25cc]] as const;
const DANDAS = [0x964, 0x965] as const;

const sources: Record<PdfFontName, Source> = {
  // The faces of the sheet are set glyph by glyph, without features.
  text: {
    file: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
    ranges: SHEET,
    features: [],
  },
  strong: {
    file: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
    ranges: SHEET,
    features: [],
  },
  display: {
    file: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
    ranges: [...SHEET, [0x20b9, 0x20b9]],
    features: [],
  },
  // Hanken Grotesk has no ₹; Figtree's has the same height and stroke width.
  rupee: {
    file: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    ranges: [[0x20b9, 0x20b9]],
    features: [],
    weight: 400,
  },
  // Latin with all its marks, Greek, Cyrillic and currency signs.
  latin: {
    ...noto('sans', 'Sans', [
      [0x20, 0x7e],
      [0xa0, 0x24f],
      [0x2b0, 0x3ff],
      [0x400, 0x45f],
      [0x490, 0x4ff],
      [0x1e00, 0x1eff],
      [0x2010, 0x2044],
      [0x20a0, 0x20c0],
      [0x2116, 0x2122],
      [0x2212, 0x2212],
    ]),
    features: ['ccmp', 'mark', 'mkmk'],
  },
  devanagari: noto('sans-devanagari', 'SansDevanagari', [
    ...SHARED,
    [0x900, 0x97f],
    [0xa830, 0xa839],
    [0xa8e0, 0xa8ff],
  ]),
  bengali: noto('sans-bengali', 'SansBengali', [...SHARED, DANDAS, [0x980, 0x9ff]]),
  gurmukhi: noto('sans-gurmukhi', 'SansGurmukhi', [...SHARED, DANDAS, [0xa00, 0xa7f]]),
  gujarati: noto('sans-gujarati', 'SansGujarati', [...SHARED, DANDAS, [0xa80, 0xaff]]),
  odia: noto('sans-oriya', 'SansOriya', [...SHARED, DANDAS, [0xb00, 0xb7f]]),
  tamil: noto('sans-tamil', 'SansTamil', [...SHARED, DANDAS, [0xb80, 0xbff]]),
  telugu: noto('sans-telugu', 'SansTelugu', [...SHARED, DANDAS, [0xc00, 0xc7f]]),
  kannada: noto('sans-kannada', 'SansKannada', [...SHARED, DANDAS, [0xc80, 0xcff]]),
  malayalam: noto('sans-malayalam', 'SansMalayalam', [...SHARED, DANDAS, [0xd00, 0xd7f]]),
  arabic: noto('naskh-arabic', 'NaskhArabic', [
    SPACE,
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0x200c, 0x200d],
    [0x25cc, 0x25cc],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfeff],
  ]),
  'ol-chiki': noto('sans-ol-chiki', 'SansOlChiki', [SPACE, [0x1c50, 0x1c7f]]),
  'meetei-mayek': noto('sans-meetei-mayek', 'SansMeeteiMayek', [
    SPACE,
    [0x25cc, 0x25cc],
    [0xaae0, 0xaaff],
    [0xabc0, 0xabff],
  ]),
  emoji: noto('emoji', 'Emoji'),
};

const charactersIn = (ranges: NonNullable<Source['ranges']>) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

const readSource = ({ file }: Source) => readFileSync(path.join('node_modules', file));

function cut(source: Source): Promise<Buffer> {
  const { ranges, features, weight } = source;
  return subsetFont(readSource(source), ranges ? charactersIn(ranges) : null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: !ranges,
    noHinting: true,
    ...(features && { keepFeatures: [...features] }),
    ...(weight && { variationAxes: { wght: weight } }),
  });
}

/** Writes the fonts under `publicFolder`, where the client area fetches them. */
export async function writePdfFonts(publicFolder = 'public'): Promise<void> {
  const hash = createHash('sha256').update(readFileSync('lib/build/assets/pdf-fonts.ts'));
  for (const name of PDF_FONTS) hash.update(readSource(sources[name]));
  const inputs = hash.digest('hex');
  const stamp = path.join('lib/build/generated', 'pdf-fonts-inputs');
  const targets = PDF_FONTS.map((name) => ({
    name,
    file: path.join(publicFolder, fontFile(name)),
  }));
  const complete = existsSync(stamp) && targets.every(({ file }) => existsSync(file));
  if (complete && readFileSync(stamp, 'utf8') === inputs) return;
  for (const { name, file } of targets) replaceFile(file, await cut(sources[name]));
  replaceFile(stamp, inputs);
}
