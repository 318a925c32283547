import {
  type CreateReadableOptions,
  type Entry,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import { DATA_PATH, exportLimits, MANIFEST_PATH, MAX_FILES } from '@/lib/portal/export/file-format';
import { damagedFile, excessiveFile, foreignFile } from '@/lib/portal/export/file-refusals';
import type { Bytes } from '@/lib/portal/records/records';

/** A file in the ZIP, as described in the ZIP's directory. */
export type ExportedFile = {
  /** Its uncompressed size in bytes. */
  size: number;
  /** Uncompresses the file; fails if it does not match the directory or its checksum. */
  read: () => Promise<Bytes>;
};

const STORED = 0;
const DEFLATED = 8;
const MEGABYTE = 1024 * 1024;

/** Reads a file in slices, never larger than a genuine export file needs. */
class Slices {
  readonly size: number;

  constructor(private readonly file: Blob) {
    this.size = file.size;
  }

  get readable() {
    return this.file.stream();
  }

  createReadable({ offset = 0, size = this.size }: CreateReadableOptions = {}) {
    return this.file.slice(offset, offset + size).stream();
  }

  async readUint8Array(offset: number, length: number) {
    if (length > exportLimits.directory) throw excessiveFile();
    return new Uint8Array(await this.file.slice(offset, offset + length).arrayBuffer());
  }
}

async function expand(entry: FileEntry): Promise<Bytes> {
  const bytes = new Uint8Array(entry.uncompressedSize);
  let length = 0;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes.set(chunk, length);
      length += chunk.length;
    },
  });
  await entry.getData(writable);
  return bytes;
}

function checkEntry(entry: Entry): asserts entry is FileEntry {
  const { filename, rawFilename, compressionMethod, compressedSize, uncompressedSize } = entry;
  const isKnown = compressionMethod === STORED || compressionMethod === DEFLATED;
  if (entry.directory || entry.encrypted || entry.zip64 || !isKnown) throw damagedFile();
  const isJson = filename === MANIFEST_PATH || filename === DATA_PATH;
  const isBomb =
    uncompressedSize > MEGABYTE && uncompressedSize > compressedSize * exportLimits.ratio;
  if (
    isBomb ||
    rawFilename.length > exportLimits.path ||
    uncompressedSize > (isJson ? exportLimits.json : exportLimits.document)
  ) {
    throw excessiveFile();
  }
}

/** The directory of a ZIP; reading stops at too many entries. */
async function readDirectory(file: Blob): Promise<Entry[]> {
  const reader = new ZipReader(new Slices(file), {
    strictness: 'strict',
    checkCrc32: true,
    checkOverlappingEntry: true,
    // The policy of the page allows none.
    useWebWorkers: false,
  });
  const entries: Entry[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    entries.push(entry);
    if (entries.length > MAX_FILES) throw excessiveFile();
  }
  return entries;
}

/**
 * The files of a ZIP by path, from its directory alone: nothing is uncompressed yet. The reader is
 * strict: whatever two programs could read in two ways is an error, here or in `read`.
 */
export async function listFiles(file: Blob): Promise<Map<string, ExportedFile>> {
  if ((await file.slice(0, 2).text()) !== 'PK') throw foreignFile();
  if (file.size > exportLimits.total) throw excessiveFile();
  const entries = await readDirectory(file);
  if (!entries.some(({ filename }) => filename === MANIFEST_PATH)) throw foreignFile();
  const files = new Map<string, ExportedFile>();
  let compressed = 0;
  let expanded = 0;
  for (const entry of entries) {
    checkEntry(entry);
    const { filename, compressedSize, uncompressedSize: size } = entry;
    compressed += compressedSize;
    expanded += size;
    // A sum above the size of the file means that entries share bytes.
    if (compressed > file.size) throw damagedFile();
    if (expanded > exportLimits.total) throw excessiveFile();
    files.set(filename, { size, read: () => expand(entry) });
  }
  return files;
}
