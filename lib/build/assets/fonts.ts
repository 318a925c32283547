import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { listFiles } from '@/lib/list-files';
import { joinsLetters } from '@/lib/text/characters';

const OUTPUT = 'lib/build/generated/fonts';

/** May be used besides the characters in the sources. */
const MARKS = '–—‘’“”…·›‹→←−×÷✓°½¼¾§©®•¹²³₹\u00a0';
const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const WEIGHTS = { wght: { min: 400, max: 600 } };

/**
 * Leaves out scripts that join their letters, for the fonts of the reader's system: a cut font
 * keeps letters, but not the rules by which they join.
 */
export const selectFontCharacters = (texts: string): string =>
  [...new Set(BASIC_LATIN + MARKS + texts)].filter((letter) => !joinsLetters(letter)).join('');

/** In development, whatever is typed must show at once. */
const EVERY = Array.from({ length: 0x2bff }, (_, code) => String.fromCharCode(code)).join('');

function readTextsInUse(): string {
  return listFiles(['app', 'features', 'components', 'content', 'lib'])
    .filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !/^lib\/(build|scripts)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
}

/**
 * Cuts the faces of app/fonts.ts down to Basic Latin and the characters in use; in development, to
 * all that may be typed.
 */
export async function buildFonts({ isDev }: { isDev: boolean }): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const all = selectFontCharacters(isDev ? EVERY : readTextsInUse());
  const faces = [
    // Only the weight of headings, amounts and row numbers. Its ₹ touches the digit after it.
    {
      name: 'eczar',
      file: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
      text: all.replace('₹', ''),
      axes: {},
    },
    {
      name: 'hanken',
      file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      text: all,
      axes: WEIGHTS,
    },
    // Hanken Grotesk has no ₹; Figtree's has its height and stroke width, and fits Eczar.
    {
      name: 'rupee',
      file: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
      text: '₹',
      axes: WEIGHTS,
    },
  ];
  for (const { name, file, text, axes } of faces) {
    const options = { targetFormat: 'woff2' as const, keepFeatures: ['kern'], variationAxes: axes };
    const cut = await subsetFont(readFileSync(`node_modules/${file}`), text, options);
    writeFileSync(`${OUTPUT}/${name}.woff2`, cut);
  }
}
