import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { PdfFontName } from '@/lib/pdf/fonts';

/**
 * For the quotation PDF. A PDF embeds static TrueType, so these are cuts of static files and not
 * the web fonts (SIL Open Font License).
 */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
] as const;
const RUPEE = [0x20b9, 0x20b9] as const;

type Source = {
  file: string;
  /** Both ends included. */
  ranges: readonly (readonly [number, number])[];
  weight?: number;
};

const sources: Record<PdfFontName, Source> = {
  text: {
    file: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
    ranges: LATIN,
  },
  strong: {
    file: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
    ranges: LATIN,
  },
  display: {
    file: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
    ranges: [...LATIN, RUPEE],
  },
  rupee: {
    file: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    ranges: [RUPEE],
    weight: 400,
  },
};

const joinCharacters = (ranges: Source['ranges']) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

export function cutPdfFont(name: PdfFontName): Promise<Buffer> {
  const { file, ranges, weight } = sources[name];
  return subsetFont(readFileSync(path.join('node_modules', file)), joinCharacters(ranges), {
    targetFormat: 'sfnt',
    noHinting: true,
    // The PDF sets glyph by glyph, without ligatures and kerning.
    keepFeatures: [],
    ...(weight && { variationAxes: { wght: weight } }),
  });
}
