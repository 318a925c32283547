import { readFileSync } from 'node:fs';
import { Blob, Font, Face as FontFace, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Face } from '@/lib/build/plates/pen';

/** A picture sees no font of the page, so each drawing brings the glyphs that it uses. */
const sources: Readonly<Record<Face, string>> = {
  plain: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  strong: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  ink: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
  pen: '@expo-google-fonts/eczar/Eczar_500Medium.ttf',
};

export type LoadedFace = {
  holds: (character: string) => boolean;
  /** How wide a line is at a size. */
  widthOf: (text: string, size: number) => number;
  /** The font with these characters alone, as a data address. */
  subset: (characters: string) => Promise<string>;
};

function load(file: string): LoadedFace {
  const source = readFileSync(`node_modules/${file}`);
  const face = new FontFace(new Blob(new Uint8Array(source).buffer));
  const font = new Font(face);
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
      });
      return `data:font/woff2;base64,${subset.toString('base64')}`;
    },
  };
}

export function loadFaces(): Record<Face, LoadedFace> {
  return {
    plain: load(sources.plain),
    strong: load(sources.strong),
    ink: load(sources.ink),
    pen: load(sources.pen),
  };
}
