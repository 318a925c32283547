import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fallbackFaces } from '@/lib/build/assets/fallback-faces';

/**
 * Cuts the two families down to what the site sets: Basic Latin, the marks below and whatever
 * else the sources spell out, on the weights in use. ₹ is a small file of its own, which a browser
 * fetches only for a page that shows it.
 */
const families = [
  {
    name: 'eczar',
    label: 'Eczar',
    category: 'serif',
    wght: { min: 400, max: 800 },
    rupeeFrom: 'eczar',
  },
  {
    name: 'hanken-grotesk',
    label: 'Hanken',
    category: 'sans',
    wght: { min: 400, max: 700 },
    // Hanken Grotesk has no ₹; Figtree's has its height and stems.
    rupeeFrom: 'figtree',
  },
] as const;

const RUPEE = '₹';
const MARKS = '–—‘’“”…·›‹→←−×÷✓°½¼¾§©®•¹²³\u00a0';
const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const OUTPUT = 'lib/build/generated/fonts';

export type FontManifest = {
  /** Hash of everything that the files below depend on. */
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

function sourceFile(name: string, part: 'latin' | 'latin-ext'): Buffer {
  const folder = `node_modules/@fontsource-variable/${name}/files`;
  return readFileSync(`${folder}/${name}-${part}-wght-normal.woff2`);
}

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
  for (const { name, rupeeFrom } of families) {
    hash.update(sourceFile(name, 'latin')).update(sourceFile(rupeeFrom, 'latin-ext'));
  }
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
  for (const { name, label, category, wght, rupeeFrom } of families) {
    const parts = [
      { file: `${name}.woff2`, source: sourceFile(name, 'latin'), text: BASIC_LATIN + wanted },
      { file: `${name}-rupee.woff2`, source: sourceFile(rupeeFrom, 'latin-ext'), text: RUPEE },
    ];
    for (const { file, source, text } of parts) {
      const face = await openFace(source);
      const held = new Set(face.collectUnicodes());
      const characters = [...text].filter((c) => held.has(c.codePointAt(0) ?? 0)).join('');
      const subset = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght },
      });
      writeFileSync(`${OUTPUT}/${file}`, subset);
      manifest.files.push({ file, characters, bytes: subset.length });
      if (source === parts[0]?.source) css += fallbackFaces(new Font(face), label, category);
    }
  }
  writeFileSync(`${OUTPUT}/fallback.css`, css);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
