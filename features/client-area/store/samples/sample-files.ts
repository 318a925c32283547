import type { Bytes } from '@/lib/bytes';
import { computeCrc32 } from '@/lib/files/crc32';

const encodeLatin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

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
  return encodeLatin(file);
}

const WIDTH = 320;
const HEIGHT = 200;

type Shape = readonly [left: number, top: number, width: number, height: number, ink: number];

const shapes: readonly Shape[] = [
  [0, 0, 24, HEIGHT, 1],
  ...Array.from({ length: 15 }, (_, index): Shape => [11, index * 14, 3, 8, 2]),
  [44, 50, 80, 100, 1],
  ...[56, 84, 112, 140].map((top): Shape => [144, top, 152, 3, 1]),
];

/** Two bits a pixel, four pixels a byte, and a filter byte before each row. */
function drawPixels(): Uint8Array {
  const rowLength = 1 + WIDTH / 4;
  const rows = new Uint8Array(rowLength * HEIGHT);
  for (const [left, top, width, height, ink] of shapes) {
    for (let y = top; y < Math.min(top + height, HEIGHT); y++) {
      for (let x = left; x < left + width; x++) {
        const at = y * rowLength + 1 + (x >> 2);
        const shift = 6 - 2 * (x & 3);
        rows[at] = ((rows[at] as number) & ~(3 << shift)) | (ink << shift);
      }
    }
  }
  return rows;
}

function concat(...parts: readonly ArrayLike<number>[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

const encodeBigEndian = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

function createPngChunk(type: string, data: ArrayLike<number>): Bytes {
  const body = concat(encodeLatin(type), data);
  return concat(encodeBigEndian(data.length), body, encodeBigEndian(computeCrc32(body)));
}

function wrapInZlib(data: Uint8Array): Bytes {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  const length = [data.length & 0xff, data.length >> 8];
  const inverse = length.map((byte) => ~byte & 0xff);
  return concat([0x78, 1, 1], length, inverse, data, encodeBigEndian(b * 65536 + a));
}

export function drawSamplePicture(): Bytes {
  return concat(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    createPngChunk('IHDR', [...encodeBigEndian(WIDTH), ...encodeBigEndian(HEIGHT), 2, 3, 0, 0, 0]),
    createPngChunk('PLTE', [0xff, 0xfd, 0xf8, 0x9e, 0x1b, 0x32, 0xf2, 0xc1, 0x4e]),
    createPngChunk('IDAT', wrapInZlib(drawPixels())),
    createPngChunk('IEND', []),
  );
}
