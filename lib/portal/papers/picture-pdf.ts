import type { Bytes } from '@/lib/portal/database/records';
import type { PictureSize } from '@/lib/portal/papers/picture-size';

/** The long side of A4, in points. */
const A4 = 842;

const points = (pixels: number, long: number) => Math.round((pixels * A4) / long);

/** Bytes that `picturePdf` adds to a picture at most. */
export const AROUND_PICTURE = 2048;

/** A one-page PDF filled by a colour JPG, whose bytes are not changed. */
export function picturePdf(jpeg: Bytes, { width, height }: PictureSize): Bytes {
  const long = Math.max(width, height);
  const page = [points(width, long), points(height, long)] as const;
  const drawing = `q ${page[0]} 0 0 ${page[1]} 0 0 cm /P Do Q`;
  const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`;
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  const write = (text: string) => add(encoder.encode(text));
  const object = (body: string, stream?: string | Uint8Array) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${body}\n`);
    if (stream !== undefined) {
      write('stream\n');
      add(typeof stream === 'string' ? encoder.encode(stream) : stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  write('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page[0]} ${page[1]}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
  );
  object(`<< /Length ${drawing.length} >>`, drawing);
  object(image, jpeg);
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${table}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file;
}
