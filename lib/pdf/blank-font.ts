import { type PDFContext, type PDFRef, PDFString } from '@cantoo/pdf-lib';

/**
 * A font that draws nothing, for the invisible text over a picture, so that it can be copied. All
 * its characters have one width.
 */
export type BlankFont = { codes: Map<string, number> };

/** In em. */
export const BLANK_WIDTH = 0.5;
const ENTRIES_IN_A_BLOCK = 100;

const formatHex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');

export function encodeBlankText({ codes }: BlankFont, characters: readonly string[]): string {
  return characters
    .map((character) => {
      const code = codes.get(character) ?? codes.size + 1;
      codes.set(character, code);
      return formatHex(code);
    })
    .join('');
}

function toUnicode({ codes }: BlankFont): string {
  const utf16 = (text: string) =>
    Array.from({ length: text.length }, (_, index) => formatHex(text.charCodeAt(index))).join('');
  const entries = [...codes].map(
    ([character, code]) => `<${formatHex(code)}> <${utf16(character)}>`,
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

/** Any font file will do, as none of its letters are shown. */
export function writeBlankFont(context: PDFContext, blank: BlankFont, file: Uint8Array): PDFRef {
  const stream = (data: string | Uint8Array, entries = {}) =>
    context.register(context.flateStream(data, entries));
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'Blank',
      Flags: 4,
      FontBBox: [0, 0, 1000, 1000],
      ItalicAngle: 0,
      Ascent: 1000,
      Descent: 0,
      CapHeight: 1000,
      StemV: 80,
      FontFile2: stream(file, { Length1: file.length }),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'Blank',
      FontDescriptor: descriptor,
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      // Every code is glyph 0.
      CIDToGIDMap: stream(new Uint8Array((blank.codes.size + 1) * 2)),
      DW: BLANK_WIDTH * 1000,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'Blank',
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: stream(toUnicode(blank)),
    }),
  );
}
