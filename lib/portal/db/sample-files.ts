import { crc32 } from '@/lib/crc32';
import type { Bytes } from '@/lib/portal/records/records';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A one-page PDF with a line of Helvetica for each of `lines`. */
export function drawPdf(lines: readonly string[]): Bytes {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const text = escaped.map((line) => `(${line}) Tj T*`).join('\n');
  const stream = `BT /F1 14 Tf 22 TL 56 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return latin(file);
}

const width = 320;
const height = 200;

/** A blank card: red spine with stitches, a square for the photograph and four ruled lines. */
const rowAt = (y: number) => ({
  hasDashes: y % 14 < 8,
  hasPhotograph: y >= 50 && y < 150,
  isRule: y >= 56 && y < 148 && (y - 56) % 28 < 3,
});

function inkAt(x: number, { hasDashes, hasPhotograph, isRule }: ReturnType<typeof rowAt>) {
  if (x < 24) return x > 10 && x < 14 && hasDashes ? 2 : 1;
  const isInked = (hasPhotograph && x >= 44 && x < 124) || (isRule && x >= 144 && x < 296);
  return isInked ? 1 : 0;
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(latin(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** zlib with one stored block: short enough to need no compressor. */
function zlibStored(data: Uint8Array): Uint8Array {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  const block = new Uint8Array(data.length + 11);
  const view = new DataView(block.buffer);
  view.setUint16(0, 0x7801);
  block[2] = 1;
  view.setUint16(3, data.length, true);
  view.setUint16(5, ~data.length & 0xffff, true);
  block.set(data, 7);
  view.setUint16(7 + data.length, b);
  view.setUint16(9 + data.length, a);
  return block;
}

/** A PNG of 320 × 200 in three colours of the account book, two bits a pixel. */
export function drawPicture(): Bytes {
  const rowLength = 1 + width / 4;
  const rows = new Uint8Array(rowLength * height);
  // A few rows are drawn and repeated: this runs on a phone while the first page starts.
  const drawn = new Map<string, number>();
  for (let y = 0; y < height; y++) {
    const row = rowAt(y);
    const like = JSON.stringify(row);
    const start = drawn.get(like);
    const at = y * rowLength;
    if (start !== undefined) {
      rows.copyWithin(at, start, start + rowLength);
      continue;
    }
    drawn.set(like, at);
    for (let x = 0; x < width; x++) {
      const byte = at + 1 + (x >> 2);
      rows[byte] = (rows[byte] as number) | (inkAt(x, row) << (6 - 2 * (x & 3)));
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([2, 3], 8);
  const palette = Uint8Array.of(0xff, 0xfd, 0xf8, 0x9e, 0x1b, 0x32, 0xf2, 0xc1, 0x4e);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('PLTE', palette),
    pngChunk('IDAT', zlibStored(rows)),
    pngChunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file;
}
