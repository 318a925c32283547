import { inflateRawSync } from 'node:zlib';
import { computeCrc32 } from '@/lib/files/crc32';

/** Signature, version, flags, method, time, date, CRC, two sizes, two lengths (APPNOTE.TXT 4.3.7). */
const HEADER = 30;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
/** Flag bit 3: sizes and CRC follow the content, in a data descriptor. */
const DESCRIPTOR = 8;

/**
 * Reads a ZIP from its first byte on, as a program does that has a stream and no directory yet,
 * such as Java's ZipInputStream. Throws if the local headers are not enough.
 */
export async function streamZip(file: Blob): Promise<Map<string, Uint8Array>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const files = new Map<string, Uint8Array>();
  let at = 0;
  while (view.getUint32(at, true) === LOCAL) {
    const flags = view.getUint16(at + 6, true);
    const method = view.getUint16(at + 8, true);
    const size = view.getUint32(at + 18, true);
    const nameLength = view.getUint16(at + 26, true);
    const start = at + HEADER + nameLength + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + HEADER, at + HEADER + nameLength));
    if (flags & DESCRIPTOR) throw new Error(`${name} has a data descriptor`);
    if (method !== 0 && method !== 8) throw new Error(`${name} has method ${method}`);
    const stored = bytes.subarray(start, start + size);
    const content = method === 8 ? new Uint8Array(inflateRawSync(stored)) : stored;
    if (content.length !== view.getUint32(at + 22, true)) throw new Error(`size of ${name}`);
    if (computeCrc32(content) !== view.getUint32(at + 14, true))
      throw new Error(`checksum of ${name}`);
    files.set(name, content);
    at = start + size;
  }
  if (view.getUint32(at, true) !== CENTRAL) throw new Error('the directory does not follow');
  return files;
}
