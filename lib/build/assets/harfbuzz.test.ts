import { execFileSync } from 'node:child_process';
import { fontFile, PDF_FONTS } from '@/lib/portal/quotations/pdf/fonts';
import { buildPdfParts, names } from '@/lib/portal/quotations/pdf/pdf.test-support';

/** Shapes each text with the WebAssembly and with the JavaScript made from it. */
const both = `
  import { readFileSync } from 'node:fs';
  import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
  import { shape as ours } from './lib/portal/quotations/pdf/shaper.ts';
  const cases = JSON.parse(process.argv[1]);
  const read = (file) => new Uint8Array(readFileSync('public' + file));
  const shaped = cases.map(({ file, text, isRtl }) => {
    const bytes = read(file);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(new Font(new Face(new Blob(bytes.buffer))), buffer);
    const theirs = buffer.getGlyphInfosAndPositions().map((glyph) => [
      glyph.codepoint, glyph.cluster, glyph.xAdvance, glyph.xOffset, glyph.yOffset,
    ]);
    const mine = ours(bytes, text, { isRtl, language: 'en' }).map((glyph) => [
      glyph.id, glyph.cluster, glyph.advance, glyph.dx, glyph.dy,
    ]);
    return { text, theirs, mine };
  });
  console.log(JSON.stringify(shaped));
`;

type Shaped = { text: string; theirs: number[][]; mine: number[][] };

test('HarfBuzz as JavaScript shapes text as the WebAssembly does', () => {
  buildPdfParts();
  const cases = PDF_FONTS.flatMap((name) =>
    (names[name] ?? [])
      .flatMap((line) => line.split(' '))
      .map((text) => ({ file: fontFile(name), text, isRtl: name === 'arabic' })),
  );
  expect(cases.length).toBeGreaterThan(60);
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', both, JSON.stringify(cases)],
    { encoding: 'utf8' },
  );
  for (const { text, theirs, mine } of JSON.parse(output) as Shaped[]) {
    expect([text, mine]).toEqual([text, theirs]);
  }
}, 180_000);
