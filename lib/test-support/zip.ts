import { deflateRawSync } from 'node:zlib';
import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';
import { computeCrc32 } from '@/lib/files/crc32';

type Header = {
  name: string;
  method: number;
  flags: number;
  crc: number;
  /** In bytes. */
  compressedSize: number;
  size: number;
  extra: Uint8Array;
};

/** Fields left out follow from the content; given ones may be false. */
export type ZipPart = Partial<Header> & {
  name: string;
  content: Uint8Array;
  /** Where it differs from the directory. */
  local?: Partial<Header>;
  /** Writes no content: the directory points to the content of an earlier part, by index. */
  sameAs?: number;
};

type ExportFile = {
  count?: number;
  before?: Uint8Array;
  comment?: Uint8Array;
  after?: Uint8Array;
};

const empty = new Uint8Array();
export const encodeText = (text: string) => new TextEncoder().encode(text);

/** Little-endian, each with its length in bytes. */
function pack(...fields: (readonly [2 | 4, number])[]): Buffer {
  let size = 0;
  for (const [length] of fields) size += length;
  const buffer = Buffer.allocUnsafe(size);
  let offset = 0;
  for (const [length, value] of fields) {
    if (length === 2) offset = buffer.writeUInt16LE(value, offset);
    else offset = buffer.writeUInt32LE(value, offset);
  }
  return buffer;
}

const LOCAL = pack([4, 0x04034b50]);
const CENTRAL = pack([4, 0x02014b50], [2, 20]);

/** Flag bit 11: names are in UTF-8. */
const UTF8 = 0x800;

function createHeader(part: ZipPart, stored: Uint8Array): Header {
  return {
    method: 0,
    flags: UTF8,
    crc: computeCrc32(part.content),
    compressedSize: stored.length,
    size: part.content.length,
    extra: empty,
    ...part,
  };
}

function packCommonFields({
  flags,
  method,
  crc,
  compressedSize,
  size,
  name,
  extra,
}: Header): Buffer {
  const date = 0x21;
  return pack(
    ...([
      [2, 20],
      [2, flags],
      [2, method],
      [2, 0],
      [2, date],
    ] as const),
    ...([
      [4, crc],
      [4, compressedSize],
      [4, size],
    ] as const),
    ...([
      [2, encodeText(name).length],
      [2, extra.length],
    ] as const),
  );
}

/** Some archives hold the same content hundreds of times. */
const deflated = new WeakMap<Uint8Array, Uint8Array>();

function deflate(content: Uint8Array): Uint8Array {
  const known = deflated.get(content) ?? new Uint8Array(deflateRawSync(content));
  deflated.set(content, known);
  return known;
}

export function createRawZip(parts: readonly ZipPart[], exportFile: ExportFile = {}): Blob {
  const { before = empty, comment = empty, after = empty } = exportFile;
  const written: Uint8Array[] = [before];
  const directory: Uint8Array[] = [];
  const offsets: number[] = [];
  let offset = before.length;
  for (const part of parts) {
    const stored = part.method === 8 ? deflate(part.content) : part.content;
    const header = createHeader(part, stored);
    const fields = packCommonFields(header);
    const start = part.sameAs === undefined ? offset : (offsets[part.sameAs] ?? 0);
    offsets.push(start);
    if (part.sameAs === undefined) {
      const local = part.local ? { ...header, ...part.local } : header;
      const own = part.local ? packCommonFields(local) : fields;
      const pieces = [LOCAL, own, encodeText(local.name), local.extra, stored];
      written.push(...pieces);
      for (const piece of pieces) offset += piece.length;
    }
    directory.push(
      CENTRAL,
      fields,
      pack([2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
      encodeText(header.name),
      header.extra,
    );
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const count = exportFile.count ?? parts.length;
  const end = pack(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, count % 65_536],
      [2, count % 65_536],
    ] as const),
    ...([
      [4, size],
      [4, offset],
      [2, comment.length],
    ] as const),
  );
  const pieces = [...written, ...directory, end, comment, after];
  // Joined first: a Blob of many small pieces is slow.
  return new Blob([Buffer.concat(pieces)]);
}

export async function unzipped(file: Blob): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const entries = await new ZipReader(file.stream(), { useWebWorkers: false }).getEntries();
  for (const entry of entries as FileEntry[]) {
    const { readable, writable } = new TransformStream();
    const content = new Response(readable).arrayBuffer();
    await entry.getData(writable);
    files.set(entry.filename, new Uint8Array(await content));
  }
  return files;
}
