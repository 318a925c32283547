import { unzipSync } from 'fflate';
import {
  ARCHIVE_VERSION,
  damagedFile,
  dataSchema,
  foreignFile,
  manifestSchema,
  newerFile,
} from '@/lib/portal/archive-format';
import { crc32 } from '@/lib/portal/crc32';
import { inspectFile } from '@/lib/portal/file-type';
import type { Bytes, DocumentBytes, DocumentEntry, Photo } from '@/lib/portal/records';
import { replaceEverything, type Snapshot } from '@/lib/portal/snapshot';
import { withStore } from '@/lib/portal/store';

type Files = Record<string, Uint8Array>;

function unzip(bytes: Uint8Array): Files {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) throw foreignFile();
  try {
    return unzipSync(bytes);
  } catch {
    throw damagedFile();
  }
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  if (!bytes) throw foreignFile();
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw damagedFile();
  }
}

function fileAt(files: Files, path: string): Bytes {
  const bytes = files[path];
  if (!bytes) throw damagedFile();
  return new Uint8Array(bytes);
}

/** A file that this site did not write as it stands is refused as a whole. */
function checkManifest(files: Files) {
  const manifest = manifestSchema.safeParse(parseJson(files['manifest.json']));
  if (!manifest.success) throw foreignFile();
  if (manifest.data.version > ARCHIVE_VERSION) throw newerFile();
  for (const [path, sum] of Object.entries(manifest.data.files)) {
    if (crc32(fileAt(files, path)) !== sum) throw damagedFile();
  }
}

/** The rows of an archive, checked against the schema and the rule for uploads. */
export function readArchive(archive: Uint8Array): Snapshot {
  const files = unzip(archive);
  checkManifest(files);
  const parsed = dataSchema.safeParse(parseJson(files['data.json']));
  if (!parsed.success) throw damagedFile();
  const { documents, photo, ...rows } = parsed.data;
  const entries: DocumentEntry[] = [];
  const documentBytes: DocumentBytes[] = [];
  for (const { path, ...entry } of documents) {
    const bytes = fileAt(files, path);
    const verdict = inspectFile(entry.name, bytes);
    if (!verdict.accepted || verdict.mime !== entry.mime || bytes.length !== entry.size) {
      throw damagedFile();
    }
    entries.push(entry);
    documentBytes.push({ id: entry.id, bytes });
  }
  const photos: Photo[] = photo
    ? [{ id: 'client', mime: photo.mime, bytes: fileAt(files, photo.path) }]
    : [];
  return { ...rows, documents: entries, documentBytes, photo: photos };
}

/** Puts the content of an archive in the place of everything, or changes nothing. */
export async function restoreEverything(file: Blob): Promise<void> {
  const snapshot = readArchive(new Uint8Array(await file.arrayBuffer()));
  try {
    await withStore((db) => replaceEverything(db, snapshot));
  } catch (error) {
    // Two rows with one key: no such file comes from here.
    if ((error as Error).name === 'BulkError') throw damagedFile();
    throw error;
  }
}
