import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { withRoom } from '@/lib/build/assets/bearings';

const OUTPUT = 'lib/build/generated/fonts';

/** Characters that texts may use besides those in the sources. */
const MARKS = '–—‘’“”…·›‹→←−×÷✓°½¼¾§©®•¹²³₹\u00a0';
const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
/** Eczar's ₹ runs into the digit after it and overhangs at the left. */
const RUPEE = { left: 0.02, right: 0.09 };
const WEIGHTS = { wght: { min: 400, max: 600 } };

/** The characters that can reach the screen: Basic Latin, and what the sources have. */
function charactersInUse(): string {
  const texts = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !/^lib\/(build|tools|scripts)\//.test(file))
      .map((file) => readFileSync(file, 'utf8')),
  );
  return [...new Set(BASIC_LATIN + MARKS + texts.join(''))].join('');
}

/** Cuts the faces of app/fonts.ts, as packaged, down to the characters in use. */
export async function buildFonts(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const all = charactersInUse();
  const faces = [
    // In one weight, as headings, amounts and row numbers have.
    { name: 'eczar', file: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf', text: all, axes: {} },
    {
      name: 'hanken',
      file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      text: all,
      axes: WEIGHTS,
    },
    // Hanken Grotesk has no ₹; Figtree's has its height and stroke width.
    {
      name: 'rupee',
      file: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
      text: '₹',
      axes: WEIGHTS,
    },
  ];
  for (const { name, file, text, axes } of faces) {
    const options = { targetFormat: 'woff2' as const, keepFeatures: ['kern'], variationAxes: axes };
    const whole = readFileSync(`node_modules/${file}`);
    const cut = await subsetFont(
      name === 'eczar' ? withRoom(whole, '₹', RUPEE) : whole,
      text,
      options,
    );
    writeFileSync(`${OUTPUT}/${name}.woff2`, cut);
  }
}
