import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Fallback, fallbackFaces } from '@/lib/build/assets/fallback-faces';

/** Characters that texts may use besides those in the sources. */
const MARKS = '–—‘’“”…·›‹→←−×÷✓°½¼¾§©®•¹²³₹\u00a0';

/** Kerning, and the change of faces. Ligatures are not worth their glyphs. */
const FEATURES = ['kern', 'rvrn'];

/**
 * Both typefaces in one variable font, so that a page fetches one file: Hanken Grotesk with
 * Figtree's rupee sign at the weights 400 to 600, Eczar SemiBold with its Medium's at 700.
 * join-faces.py beside it made it from their packages.
 */
const SOURCE = 'lib/build/assets/faces/joined-faces.woff2';

const fallbacks: readonly Fallback[] = [
  { label: 'Eczar', category: 'serif', styles: { bold: 700 } },
  { label: 'Hanken', category: 'sans', styles: { regular: 400, bold: 600 } },
];

const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const OUTPUT = 'lib/build/generated/fonts';
export const FACES = `${OUTPUT}/faces.woff2`;

export type FontManifest = {
  /** A hash of all that the file depends on. */
  inputs: string;
  /** The non-ASCII characters of the sources and the marks. */
  wanted: string;
  /** All that the file has. */
  characters: string;
  /** Those that change their glyph at the heading's weight: what Eczar draws. */
  headings: string;
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
  return [...new Set([...MARKS, ...texts.join('')])]
    .filter((character) => character > '\u007e')
    .sort()
    .join('');
}

/** A font, packed or not, as HarfBuzz reads it. */
export async function openFace(font: Buffer): Promise<Face> {
  const sfnt = await subsetFont(font, null, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}

function glyphOf(font: Font, weight: number, character: string): number | undefined {
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new GlyphBuffer();
  buffer.addText(character);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfos()[0]?.codepoint;
}

/**
 * Writes the font, cut down to the characters that the site uses, its fallback faces and
 * manifest.json, unless the inputs are unchanged.
 */
export async function buildFonts(): Promise<FontManifest> {
  const source = readFileSync(SOURCE);
  const wanted = wantedCharacters();
  const hash = createHash('sha256').update(wanted).update(source);
  for (const code of ['fonts.ts', 'fallback-faces.ts'])
    hash.update(readFileSync(`lib/build/assets/${code}`));
  const inputs = hash.digest('hex');
  const manifestFile = `${OUTPUT}/manifest.json`;
  if (existsSync(manifestFile)) {
    const kept: FontManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
    const complete = existsSync(FACES) && existsSync(`${OUTPUT}/fallback.css`);
    if (kept.inputs === inputs && complete) return kept;
  }

  mkdirSync(OUTPUT, { recursive: true });
  const face = await openFace(source);
  const held = new Set(face.collectUnicodes());
  const characters = [...(BASIC_LATIN + wanted)]
    .filter((character) => held.has(character.codePointAt(0) ?? 0))
    .join('');
  writeFileSync(
    FACES,
    await subsetFont(source, characters, { targetFormat: 'woff2', keepFeatures: FEATURES }),
  );
  const font = new Font(face);
  writeFileSync(
    `${OUTPUT}/fallback.css`,
    fallbacks.map((fallback) => fallbackFaces(font, fallback)).join(''),
  );
  const headings = [...characters]
    .filter((character) => glyphOf(font, 400, character) !== glyphOf(font, 700, character))
    .join('');
  const manifest: FontManifest = { inputs, wanted, characters, headings };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
