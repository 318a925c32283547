import {
  decimal,
  hex4,
  type PdfFile,
  type Ref,
  textString,
} from '@/lib/portal/quotations/pdf/file';
import {
  cutFont,
  type Drawing,
  type FontFile,
  MISSING,
} from '@/lib/portal/quotations/pdf/font-file';
import type { PdfFontName } from '@/lib/portal/quotations/pdf/fonts';
import type { Glyph } from '@/lib/portal/quotations/pdf/runs';

/**
 * A font as embedded in one file. Page content names glyphs by codes of our own, one for each pair
 * of a drawing and the characters it spells, so that a glyph can spell different characters in
 * different words.
 */
export type EmbeddedFont = {
  name: PdfFontName;
  file: FontFile;
  /** The glyph of each code. */
  glyphs: Glyph[];
  codes: Map<string, number>;
};

export function embed(name: PdfFontName, file: FontFile): EmbeddedFont {
  const missing = {
    parts: [{ id: MISSING, x: 0, y: 0 }],
    advance: file.advanceOf(MISSING),
    spells: '\ufffd',
  };
  return { name, file, glyphs: [missing], codes: new Map() };
}

const drawingKey = ({ parts, advance }: Drawing) =>
  [advance, ...parts.flatMap(({ id, x, y }) => [id, x, y])].join();

/** The code of a glyph, as four hexadecimal digits. */
export function codeOf({ codes, glyphs }: EmbeddedFont, glyph: Glyph): string {
  const key = `${drawingKey(glyph)} ${glyph.spells}`;
  const known = codes.get(key);
  if (known !== undefined) return hex4(known);
  const code = glyphs.push(glyph) - 1;
  codes.set(key, code);
  return hex4(code);
}

/** Whether a character was not in the font. */
export const hasMissing = ({ glyphs }: EmbeddedFont) =>
  glyphs.slice(1).some(({ parts }) => parts.some(({ id }) => id === MISSING));

const ENTRIES_IN_A_BLOCK = 100;

/** Maps codes to characters, for programs that copy or speak the text. */
function toUnicode(glyphs: readonly Glyph[]): string {
  const entries = glyphs.map(
    ({ spells }, code) => `<${hex4(code)}> ${textString(spells).replace('FEFF', '')}`,
  );
  const blocks: string[] = [];
  for (let start = 0; start < entries.length; start += ENTRIES_IN_A_BLOCK) {
    const block = entries.slice(start, start + ENTRIES_IN_A_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** Six capitals before the name mark a font subset. */
const SUBSET = 'QUOTES+';
const SYMBOLIC = 4;

export function writeFont(pdf: PdfFile, { name, file, glyphs }: EmbeddedFont): Ref {
  const drawings = new Map<string, Drawing>();
  for (const glyph of glyphs) drawings.set(drawingKey(glyph), glyph);
  const keys = [...drawings.keys()];
  const bytes = cutFont(file, [...drawings.values()]);
  const glyphOfCode = new DataView(new ArrayBuffer(glyphs.length * 2));
  for (const [code, glyph] of glyphs.entries()) {
    glyphOfCode.setUint16(code * 2, keys.indexOf(drawingKey(glyph)));
  }
  const scaled = (units: number) => decimal((units * 1000) / file.unitsPerEm);
  const baseFont = `/${SUBSET}${name}`;
  const descriptor = pdf.add(
    `<</Type/FontDescriptor/FontName${baseFont}/Flags ${SYMBOLIC}/ItalicAngle 0/StemV 80` +
      `/FontBBox[${file.box.map(scaled).join(' ')}]/Ascent ${scaled(file.ascent)}` +
      `/Descent ${scaled(file.descent)}/CapHeight ${scaled(file.capHeight)}` +
      `/FontFile2 ${pdf.addStream(bytes, `/Length1 ${bytes.length}`)}>>`,
  );
  const widths = glyphs.map(({ advance }) => scaled(advance)).join(' ');
  const descendant = pdf.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${baseFont}/FontDescriptor ${descriptor}` +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
      `/CIDToGIDMap ${pdf.addStream(new Uint8Array(glyphOfCode.buffer))}/DW 0/W[0[${widths}]]>>`,
  );
  const unicode = pdf.addStream(new TextEncoder().encode(toUnicode(glyphs)));
  return pdf.add(
    `<</Type/Font/Subtype/Type0/BaseFont${baseFont}/Encoding/Identity-H` +
      `/DescendantFonts[${descendant}]/ToUnicode ${unicode}>>`,
  );
}
