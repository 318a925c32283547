import {
  type CreateReadableOptions,
  type Entry,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import type { Bytes } from '@/lib/bytes';
import { MAX_FILE_BYTES } from '@/lib/files/file-type';
import { fileKinds } from '@/lib/files/kinds';
import { DATA_PATH, MANIFEST_PATH } from '@/lib/files/paths';
import {
  createDamagedRejection,
  createExcessRejection,
  createForeignRejection,
} from '@/lib/files/rejections';
import { limits } from '@/lib/limits';

export type ArchivedFile = {
  /** In bytes, uncompressed. */
  size: number;
  /** Fails if the file does not match the directory or its checksum. */
  read: () => Promise<Bytes>;
};

const STORED = 0;
const DEFLATED = 8;
const MB = 1024 * 1024;

/**
 * Limits of an archive, in bytes. They apply when it is made and when it is read, so that every
 * archive made can be read back.
 */
export const archiveLimits = {
  /** The ZIP file, and all its content uncompressed. */
  total: fileKinds['client-area'].most,
  document: MAX_FILE_BYTES,
  json: 16 * MB,
  /** The directory at the end of the ZIP. */
  directory: 8 * MB,
  /** In UTF-8. */
  path: 1024,
  /** The highest ratio of uncompressed to compressed size, for files over a megabyte. */
  ratio: 100,
} as const;

/** The documents, and the photo, manifest.json and data.json. */
const MAX_FILES = limits.documents + 3;
/** macOS adds a second entry for each file; some are for folders. */
const MAX_ENTRIES = 2 * MAX_FILES + 20;

/** Reads a file in slices, never more than a genuine export needs. */
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
    if (length > archiveLimits.directory) throw createExcessRejection();
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

function checkEntry(entry: Entry, path: string): asserts entry is FileEntry {
  const { rawFilename, compressionMethod, compressedSize, uncompressedSize } = entry;
  const isKnown = compressionMethod === STORED || compressionMethod === DEFLATED;
  if (entry.directory || entry.encrypted || entry.zip64 || !isKnown) throw createDamagedRejection();
  const isJson = path === MANIFEST_PATH || path === DATA_PATH;
  const isBomb = uncompressedSize > MB && uncompressedSize > compressedSize * archiveLimits.ratio;
  if (
    isBomb ||
    rawFilename.length > archiveLimits.path ||
    uncompressedSize > (isJson ? archiveLimits.json : archiveLimits.document)
  ) {
    throw createExcessRejection();
  }
}

/**
 * What computers add beside files: macOS a second entry for each file, Windows its views of
 * folders.
 */
const ADDED = /^__MACOSX\/|(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i;

const isAdded = ({ directory, filename, uncompressedSize }: Entry) =>
  directory ? uncompressedSize === 0 : ADDED.test(filename);

/** Some computers write an accented letter as two characters. */
export const normalisePath = (path: string) => path.normalize('NFC');

/**
 * The entries by path, as they were before a person unpacked the ZIP and packed its folder again:
 * without what the computer added, and without the name of that folder.
 */
function withoutFolder(entries: readonly Entry[]): [path: string, entry: Entry][] {
  const ownEntries = entries.filter((entry) => !isAdded(entry));
  const [folder] = /^[^/]+\//.exec(ownEntries[0]?.filename ?? '') ?? [''];
  const isCommon = ownEntries.every(({ filename }) => filename.startsWith(folder));
  const isInFolder =
    isCommon && ownEntries.some(({ filename }) => filename === folder + MANIFEST_PATH);
  return ownEntries.map((entry) => [
    normalisePath(entry.filename.slice(isInFolder ? folder.length : 0)),
    entry,
  ]);
}

/** Stops at too many entries. */
async function readDirectory(file: Blob): Promise<Entry[]> {
  const reader = new ZipReader(new Slices(file), {
    strictness: 'strict',
    checkCrc32: true,
    checkOverlappingEntry: true,
    // The content security policy allows none.
    useWebWorkers: false,
  });
  const entries: Entry[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) throw createExcessRejection();
  }
  return entries;
}

/**
 * The files of a ZIP by path (`normalisePath`), from its directory alone: nothing is uncompressed
 * yet. The reader is strict: whatever two programs could read in two ways is an error, here or in
 * `read`.
 */
export async function listArchiveFiles(file: Blob): Promise<Map<string, ArchivedFile>> {
  if (file.size > archiveLimits.total) throw createExcessRejection();
  const entries = withoutFolder(await readDirectory(file));
  if (!entries.some(([path]) => path === MANIFEST_PATH)) throw createForeignRejection();
  if (entries.length > MAX_FILES) throw createExcessRejection();
  const files = new Map<string, ArchivedFile>();
  let compressed = 0;
  let expanded = 0;
  for (const [path, entry] of entries) {
    checkEntry(entry, path);
    if (files.has(path)) throw createDamagedRejection();
    const { compressedSize, uncompressedSize: size } = entry;
    compressed += compressedSize;
    expanded += size;
    // A sum above the size of the file means that entries share bytes.
    if (compressed > file.size) throw createDamagedRejection();
    if (expanded > archiveLimits.total) throw createExcessRejection();
    files.set(path, { size, read: () => expand(entry) });
  }
  return files;
}
