import { readFileSync } from 'node:fs';
import { Blob, Font, Face as FontFace, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Face } from '@/lib/build/plates/pen';

type Source = { file: string; wght?: number };

/** A picture sees no font of the page, so each drawing brings the glyphs that it uses. */
const sources: Readonly<Record<Face, Source>> = {
  plain: {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    wght: 400,
  },
  strong: {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    wght: 600,
  },
  ink: { file: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf' },
  pen: { file: '@expo-google-fonts/eczar/Eczar_500Medium.ttf' },
};

export type LoadedFace = {
  holds: (character: string) => boolean;
  /** How wide a line is at a size. */
  widthOf: (text: string, size: number) => number;
  /** The font with these characters alone, as a data address. */
  subset: (characters: string) => Promise<string>;
};

async function load({ file, wght }: Source): Promise<LoadedFace> {
  const source = readFileSync(`node_modules/${file}`);
  const axes = wght === undefined ? {} : { variationAxes: { wght } };
  const sfnt = await subsetFont(source, null, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new FontFace(new Blob(new Uint8Array(sfnt).buffer));
  const font = new Font(face);
  if (wght !== undefined) font.setVariations([new Variation('wght', wght)]);
  const held = new Set(face.collectUnicodes());
  return {
    holds: (character) => held.has(character.codePointAt(0) ?? 0),
    widthOf(text, size) {
      const buffer = new GlyphBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return (units * size) / face.upem;
    },
    async subset(characters) {
      const subset = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        keepFeatures: ['kern'],
        ...axes,
      });
      return `data:font/woff2;base64,${subset.toString('base64')}`;
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
