import { readFileSync } from 'node:fs';
import { Blob, Font, Face as FontFace, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Face } from '@/lib/build/plates/pen';

/** The files of a face, each for characters that the earlier ones lack, such as the rupee sign. */
type Source = { files: readonly string[]; wght?: number };

// Hanken Grotesk has no ₹; Figtree's has the same height and stroke width.
const hanken = (wght: number): Source => ({
  files: [
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  ],
  wght,
});

/** An image cannot use the page's fonts, so each drawing embeds the glyphs that it needs. */
const sources: Readonly<Record<Face, Source>> = {
  plain: hanken(400),
  strong: hanken(600),
  ink: { files: ['@expo-google-fonts/eczar/Eczar_600SemiBold.ttf'] },
  pen: { files: ['@expo-google-fonts/eczar/Eczar_500Medium.ttf'] },
};

export type LoadedFace = {
  holds: (character: string) => boolean;
  /** How wide a line is at a size. */
  widthOf: (text: string, size: number) => number;
  /** The @font-face rules for just these characters, with fonts as data URLs. */
  rules: (family: string, characters: string) => Promise<string>;
};

async function loadPart(file: string, wght: number | undefined) {
  const source = readFileSync(`node_modules/${file}`);
  const axes = wght === undefined ? {} : { variationAxes: { wght } };
  const sfnt = await subsetFont(source, null, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new FontFace(new Blob(new Uint8Array(sfnt).buffer));
  const font = new Font(face);
  if (wght !== undefined) font.setVariations([new Variation('wght', wght)]);
  const held = new Set(face.collectUnicodes());
  return {
    holds: (character: string) => held.has(character.codePointAt(0) ?? 0),
    widthOf(text: string, size: number) {
      const buffer = new GlyphBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return (units * size) / face.upem;
    },
    async address(characters: string) {
      const subset = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        keepFeatures: ['kern'],
        ...axes,
      });
      return `data:font/woff2;base64,${subset.toString('base64')}`;
    },
  };
}

async function load({ files, wght }: Source): Promise<LoadedFace> {
  const parts = await Promise.all(files.map((file) => loadPart(file, wght)));
  /** The file that has a character; the first if none has it. */
  const partOf = (character: string) =>
    Math.max(
      0,
      parts.findIndex((part) => part.holds(character)),
    );

  return {
    holds: (character) => parts.some((part) => part.holds(character)),
    widthOf(text, size) {
      const runs: { part: number; text: string }[] = [];
      for (const character of text) {
        const part = partOf(character);
        const last = runs.at(-1);
        if (last?.part === part) last.text += character;
        else runs.push({ part, text: character });
      }
      return runs.reduce((sum, run) => sum + (parts[run.part]?.widthOf(run.text, size) ?? 0), 0);
    },
    async rules(family, characters) {
      const rules = parts.map(async (part, index) => {
        const own = [...characters].filter((character) => partOf(character) === index);
        if (own.length === 0) return '';
        const points = own.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
        const range = index === 0 ? '' : `;unicode-range:${points.join()}`;
        return `@font-face{font-family:${family};src:url(${await part.address(own.join(''))})${range}}`;
      });
      return (await Promise.all(rules)).join('');
    },
  };
}

export async function loadFaces(): Promise<Record<Face, LoadedFace>> {
  const [plain, strong, ink, pen] = await Promise.all([
    load(sources.plain),
    load(sources.strong),
    load(sources.ink),
    load(sources.pen),
  ]);
  return { plain, strong, ink, pen };
}
