import { zlibSync } from 'fflate';
import type { Bytes } from '@/lib/portal/database/records';

/**
 * The syntax of a PDF file: numbered objects, a table of their positions, a trailer. We write it
 * ourselves because libraries that write PDFs bring their own text shaping, which garbles Indian
 * names.
 */
export type Ref = `${number} 0 R`;

export type PdfFile = {
  /** Reserves a number, to refer to an object before it is written. */
  reserve: () => Ref;
  add: (body: string, ref?: Ref) => Ref;
  addStream: (data: Uint8Array, entries?: string) => Ref;
  toBytes: (root: Ref, info: Ref) => Bytes;
};

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A text in any script, as for titles. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map(hex4).join('')}>`;
}

export const hex4 = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');

/** A number as PDF writes it: no exponent, no more than three decimals. */
export const decimal = (value: number) => String(Number(value.toFixed(3)));

function concat(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function newFile(): PdfFile {
  const objects: (Uint8Array | null)[] = [];
  const reserve = (): Ref => `${objects.push(null)} 0 R`;
  const put = (ref: Ref, parts: readonly Uint8Array[]) => {
    objects[Number.parseInt(ref, 10) - 1] = concat(parts);
    return ref;
  };
  return {
    reserve,
    add: (body, ref = reserve()) => put(ref, [latin1(body)]),
    addStream(data, entries = '') {
      const packed = zlibSync(data, { level: 9 });
      const dictionary = `<</Length ${packed.length}/Filter/FlateDecode${entries}>>`;
      return put(reserve(), [latin1(`${dictionary}\nstream\n`), packed, latin1('\nendstream')]);
    },
    toBytes: (root, info) => writeFile(objects, root, info),
  };
}

function writeFile(objects: readonly (Uint8Array | null)[], root: Ref, info: Ref): Bytes {
  // Four bytes beyond ASCII show programs that transfer the file that it is binary.
  const parts = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let end = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    if (!object) throw new Error(`Object ${index + 1} was reserved and not written`);
    const start = end;
    const written = concat([latin1(`${index + 1} 0 obj\n`), object, latin1('\nendobj\n')]);
    parts.push(written);
    end += written.length;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${count}/Root ${root}/Info ${info}>>\n`;
  return concat([...parts, latin1(`${table}${trailer}startxref\n${end}\n%%EOF\n`)]);
}
