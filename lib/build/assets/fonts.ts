import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Fallback, fallbackFaces } from '@/lib/build/assets/fallback-faces';

const RUPEE = '₹';
/** Characters that texts may use besides those in the sources. */
const MARKS = '–—‘’“”…·›‹→←−×÷✓°½¼¾§©®•¹²³\u00a0';

/** Kerning. Figures are tabular by default; ligatures are not worth their glyphs. */
const FEATURES = ['kern'];

type Cut = {
  name: string;
  /** A file of a package. */
  source: string;
  /** Of a variable font. */
  wght?: { min: number; max: number };
  /** The characters beyond Basic Latin; if left out, all that occur in the sources. */
  marks?: string;
  /** The only characters, without Basic Latin and a fallback face; for the rupee sign. */
  only?: string;
  fallback?: Fallback;
};

/**
 * The fonts, cut down to the weights and characters that the site uses. HarfBuzz removes glyphs but
 * adds none, so the ₹ that Hanken Grotesk lacks is a separate file, fetched only for a page that
 * shows it. Figtree's has Hanken's height and stroke width.
 */
const cuts: readonly Cut[] = [
  {
    name: 'eczar',
    source: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
    // Those in headings and amounts; e2e/site/page-styles.spec.ts finds any that is missing.
    marks: `–—‘’“”…·−×÷½§©°\u00a0${RUPEE}`,
    fallback: { label: 'Eczar', category: 'serif', styles: ['bold'] },
  },
  {
    name: 'hanken-grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    wght: { min: 400, max: 600 },
    fallback: { label: 'Hanken', category: 'sans', styles: ['regular', 'bold'] },
  },
  {
    name: 'hanken-grotesk-rupee',
    source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    wght: { min: 400, max: 600 },
    only: RUPEE,
  },
];

const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const OUTPUT = 'lib/build/generated/fonts';

export type FontManifest = {
  /** A hash of all that the files depend on. */
  inputs: string;
  /** The non-ASCII characters of the sources and the marks. */
  wanted: string;
  files: { file: string; characters: string; bytes: number }[];
};

/** The non-ASCII characters that can reach the screen, each once, in code point order. */
function wantedCharacters(): string {
  const texts = ['app', 'components', 'content', 'lib']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
        .filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test(-support)?\.tsx?$/.test(file))
        .filter((file) => !/^lib\/(build|tools)\//.test(file)),
    )
    .map((file) => readFileSync(file, 'utf8'));
  return [...new Set([...MARKS, RUPEE, ...texts.join('')])]
    .filter((character) => character > '\u007e')
    .sort()
    .join('');
}

const sourceOf = ({ source }: Cut) => readFileSync(`node_modules/${source}`);

async function openFace(font: Buffer): Promise<Face> {
  const sfnt = await subsetFont(font, null, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}

/** Writes the subsets, their fallback faces and manifest.json, unless the inputs are unchanged. */
export async function buildFonts(): Promise<FontManifest> {
  const wanted = wantedCharacters();
  const hash = createHash('sha256').update(wanted);
  for (const code of ['fonts.ts', 'fallback-faces.ts'])
    hash.update(readFileSync(`lib/build/assets/${code}`));
  for (const cut of cuts) hash.update(sourceOf(cut));
  const inputs = hash.digest('hex');
  const manifestFile = `${OUTPUT}/manifest.json`;
  if (existsSync(manifestFile)) {
    const kept: FontManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
    const complete = kept.files.every(({ file }) => existsSync(`${OUTPUT}/${file}`));
    if (kept.inputs === inputs && complete && existsSync(`${OUTPUT}/fallback.css`)) return kept;
  }

  mkdirSync(OUTPUT, { recursive: true });
  const manifest: FontManifest = { inputs, wanted, files: [] };
  let css = '';
  for (const cut of cuts) {
    const source = sourceOf(cut);
    const face = await openFace(source);
    const held = new Set(face.collectUnicodes());
    const text = cut.only ?? BASIC_LATIN + (cut.marks ?? wanted);
    const characters = [...text].filter((c) => held.has(c.codePointAt(0) ?? 0)).join('');
    const subset = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      ...(cut.wght && { variationAxes: { wght: cut.wght } }),
    });
    const file = `${cut.name}.woff2`;
    writeFileSync(`${OUTPUT}/${file}`, subset);
    manifest.files.push({ file, characters, bytes: subset.length });
    if (cut.fallback) css += fallbackFaces(new Font(face), cut.fallback);
  }
  writeFileSync(`${OUTPUT}/fallback.css`, css);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
