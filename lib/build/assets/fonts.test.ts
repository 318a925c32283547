import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { FontManifest } from '@/lib/build/assets/fonts';

/** Characters that neither typeface has and that look right in the system's font. */
const leftToTheSystem = '←→✓⁻ⁿ';

/**
 * Builds the font and draws each of its characters, alone and between others, from it and from the
 * package that it comes from. Points of outlines are thousandths of an em.
 */
const drawn = `
  import { readFileSync } from 'node:fs';
  import { Feature, Font, Buffer, shape, Variation } from 'harfbuzzjs';
  import { buildFonts, FACES, openFace } from './lib/build/assets/fonts.ts';
  const manifest = await buildFonts();
  const packaged = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  const rupee = '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
  const eczar = '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf';
  const medium = '@expo-google-fonts/eczar/Eczar_500Medium.ttf';
  const without = ['liga', 'clig', 'ccmp', 'calt', 'rclt', 'locl', 'mark', 'mkmk'].map(
    (tag) => new Feature(tag, 0),
  );
  async function open(file, weight) {
    const font = new Font(await openFace(readFileSync(file)));
    font.setVariations([new Variation('wght', weight)]);
    return font;
  }
  function draw(font, text) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, without);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => {
      const path = font.glyphToPath(codepoint);
      return [path.replace(/[^A-Z]/g, ''), xAdvance, ...(path.match(/-?[\\d.]+/g) ?? []).map(Number)];
    });
  }
  // Rounding, once for a letter and once for each kerning. Figtree's strokes grow unevenly.
  const same = (one, other, most) =>
    one.length === other.length &&
    one.every((value, index) =>
      typeof value === 'number' ? Math.abs(value - other[index]) <= most : value === other[index]);
  // The sign of the lighter weight is as wide as that of the figures' weight.
  const figures = await open('node_modules/' + eczar, 600);
  const compared = [];
  for (const [weight, file, ofFile] of [
    [400, packaged, 400], [500, packaged, 500], [600, packaged, 600],
    [400, rupee, 400], [600, rupee, 600], [700, eczar, 600], [700, medium, 500],
  ]) {
    const joined = await open(FACES, weight);
    const own = await open('node_modules/' + file, ofFile);
    const has = new Set(own.face.collectUnicodes());
    const isSign = [rupee, medium].includes(file);
    const text = isSign ? '₹' : manifest.characters.replace('₹', '');
    const characters = [...text].filter((character) => has.has(character.codePointAt(0)));
    const around = isSign ? [''] : ['', 'A', 'V', 'o', 'T'];
    const different = characters.flatMap((character) =>
      around.map((other) => other + character + other).filter((line) => {
        const [one, its] = [draw(joined, line), draw(own, line)];
        if (file === medium) its[0][1] = draw(figures, line)[0][1];
        return one.length !== its.length || !one.every((glyph, index) => same(glyph, its[index], file === rupee ? 6 : 2.5));
      }));
    const heights = [joined, own].map((font) => font.hExtents());
    compared.push({ weight, file, characters: characters.join(''), different, heights });
  }
  console.log(JSON.stringify({ manifest, compared }));
`;

type Extents = { ascender: number; descender: number; lineGap: number };
type Compared = {
  weight: number;
  file: string;
  characters: string;
  different: string[];
  heights: [Extents, Extents];
};

// HarfBuzz is an ES module, which Jest does not load; the build's own runner does.
const { manifest, compared }: { manifest: FontManifest; compared: Compared[] } = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', drawn], {
    encoding: 'utf8',
  }),
);

test('the font covers every character of the site', () => {
  const missing = [...manifest.wanted].filter((one) => !manifest.characters.includes(one));
  expect(missing.filter((character) => !leftToTheSystem.includes(character))).toEqual([]);
});

test.each(['characters', 'headings'] as const)('its %s have Basic Latin, dashes and ₹', (kind) => {
  expect([...manifest[kind]]).toEqual(expect.arrayContaining([...'AZaz09~–—‘’“”…·−×÷₹°½§©']));
});

test('its one file has at most 24,000 bytes', () => {
  expect(statSync('lib/build/generated/fonts/faces.woff2').size).toBeLessThanOrEqual(24_000);
});

test.each(compared)('at $weight it draws $file', ({ file, characters, different, heights }) => {
  const isSign = /figtree|Medium/.test(file);
  expect(characters.length).toBeGreaterThanOrEqual(isSign ? 1 : 100);
  expect(different).toEqual([]);
  if (!isSign) expect(heights[0]).toEqual(heights[1]);
});
