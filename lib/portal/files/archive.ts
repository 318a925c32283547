import {
  type CreateReadableOptions,
  type Entry,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import { kinds } from '@/lib/portal/db/kinds';
import { MAX_FILE_BYTES } from '@/lib/portal/documents/file-type';
import { fileKinds } from '@/lib/portal/files/kinds';
import { DATA_PATH, MANIFEST_PATH } from '@/lib/portal/files/paths';
import { damaged, excessive, foreign } from '@/lib/portal/files/refusals';
import type { Bytes } from '@/lib/portal/records/records';

/** A file in the ZIP, as described in the ZIP's directory. */
export type ArchivedFile = {
  /** Its uncompressed size in bytes. */
  size: number;
  /** Uncompresses the file; fails if it does not match the directory or its checksum. */
  read: () => Promise<Bytes>;
};

const STORED = 0;
const DEFLATED = 8;
const MB = 1024 * 1024;

/**
 * Limits of an archive. They apply when it is made and when it is read, so that every one made can be
 * read back. Sizes are in bytes.
 */
export const archiveLimits = {
  /** The ZIP file, and all its content uncompressed. */
  total: fileKinds['client-area'].most,
  document: MAX_FILE_BYTES,
  /** manifest.json and data.json, each. */
  json: 16 * MB,
  /** The directory at the end of the ZIP. */
  directory: 8 * MB,
  /** The name of a file in the ZIP, in UTF-8. */
  path: 1024,
  /** The highest ratio of uncompressed to compressed size, for files over a megabyte. */
  ratio: 100,
} as const;

/** Documents, the photo, manifest.json and data.json. */
const MAX_FILES = kinds.documents.most + 3;

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
    if (length > archiveLimits.directory) throw excessive();
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
  if (entry.directory || entry.encrypted || entry.zip64 || !isKnown) throw damaged();
  const isJson = filename === MANIFEST_PATH || filename === DATA_PATH;
  const isBomb = uncompressedSize > MB && uncompressedSize > compressedSize * archiveLimits.ratio;
  if (
    isBomb ||
    rawFilename.length > archiveLimits.path ||
    uncompressedSize > (isJson ? archiveLimits.json : archiveLimits.document)
  ) {
    throw excessive();
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
    if (entries.length > MAX_FILES) throw excessive();
  }
  return entries;
}

/**
 * The files of a ZIP by path, from its directory alone: nothing is uncompressed yet. The reader is
 * strict: whatever two programs could read in two ways is an error, here or in `read`.
 */
export async function listFiles(file: Blob): Promise<Map<string, ArchivedFile>> {
  if (file.size > archiveLimits.total) throw excessive();
  const entries = await readDirectory(file);
  if (!entries.some(({ filename }) => filename === MANIFEST_PATH)) throw foreign();
  const files = new Map<string, ArchivedFile>();
  let compressed = 0;
  let expanded = 0;
  for (const entry of entries) {
    checkEntry(entry);
    const { filename, compressedSize, uncompressedSize: size } = entry;
    compressed += compressedSize;
    expanded += size;
    // A sum above the size of the file means that entries share bytes.
    if (compressed > file.size) throw damaged();
    if (expanded > archiveLimits.total) throw excessive();
    files.set(filename, { size, read: () => expand(entry) });
  }
  return files;
}
