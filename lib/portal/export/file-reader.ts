import { OperationError } from '@/lib/browser/operation-failure';
import { exportedNames } from '@/lib/portal/db/kinds';
import { documentType, inspectFile } from '@/lib/portal/documents/file-type';
import { mayDecode } from '@/lib/portal/documents/picture-size';
import {
  DATA_PATH,
  dataSchema,
  EXPORT_VERSION,
  type ExportData,
  MANIFEST_PATH,
  type Manifest,
  manifestSchema,
} from '@/lib/portal/export/file-format';
import { type ExportedFile, listFiles } from '@/lib/portal/export/file-list';
import {
  damagedFile,
  excessiveFile,
  foreignFile,
  newerFile,
  unreadableFile,
} from '@/lib/portal/export/file-refusals';
import type { Bytes, DocumentEntry, Photo } from '@/lib/portal/records/records';

type Files = ReadonlyMap<string, ExportedFile>;

/** The checked content of an export file. Documents are listed here and read one by one. */
export type ExportContents = {
  /** ISO date and time. */
  savedAt: string;
  /** The rows of every table except documents, by the name of the table. */
  rows: Omit<ExportData, 'documents' | 'photo'> & { photo: Photo[] };
  documents: DocumentEntry[];
};

export type ExportFile = {
  contents: ExportContents;
  /** The bytes of a document, checked against its entry; `index` counts from 0. */
  readDocument: (index: number) => Promise<Bytes>;
};

/** An `OperationError` passes through; any other error becomes one. */
export function asRefusal(error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  const name = error instanceof Error ? error.name : '';
  return /^(NotReadable|NotFound|Security)Error$/.test(name) ? unreadableFile() : damagedFile();
}

function parseJson(bytes: Bytes): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

function fileAt(files: Files, path: string): ExportedFile {
  const file = files.get(path);
  if (!file) throw damagedFile();
  return file;
}

async function readManifest(files: Files): Promise<Manifest> {
  const manifest = manifestSchema.safeParse(await files.get(MANIFEST_PATH)?.read().then(parseJson));
  if (!manifest.success) throw foreignFile();
  if (manifest.data.version > EXPORT_VERSION) throw newerFile();
  return manifest.data;
}

/**
 * Throws unless every file belongs to one row, and every row that needs a file has a matching one.
 */
function checkPaths(files: Files, { documents, photo }: ExportData) {
  const paths = [MANIFEST_PATH, DATA_PATH, ...documents.map(({ path }) => path)];
  if (photo) paths.push(photo.path);
  if (new Set(paths).size !== paths.length || paths.length !== files.size) throw damagedFile();
  for (const { path, name, type, size } of documents) {
    if (fileAt(files, path).size !== size || documentType(name) !== type) throw damagedFile();
  }
}

function checkUnique(keys: readonly (string | number)[]) {
  if (new Set(keys).size !== keys.length) throw damagedFile();
}

const keyOf = (row: { id: string | number } | { key: string }) => ('id' in row ? row.id : row.key);

async function readData(files: Files): Promise<ExportData> {
  const parsed = dataSchema.safeParse(parseJson(await fileAt(files, DATA_PATH).read()));
  if (!parsed.success) throw damagedFile();
  const { data } = parsed;
  checkPaths(files, data);
  for (const name of exportedNames) checkUnique(data[name].map(keyOf));
  checkUnique(data.threads.map(({ rid }) => rid));
  return data;
}

/** Reads a file and checks its content against the type in its row. */
async function readTyped(file: ExportedFile, name: string, mime: string): Promise<Bytes> {
  const bytes = await file.read();
  const verdict = inspectFile(name, bytes, { isRestored: true });
  if (!verdict.accepted || verdict.mime !== mime) throw damagedFile();
  return bytes;
}

async function readPhoto(files: Files, photo: ExportData['photo']): Promise<Photo[]> {
  if (!photo) return [];
  const { mime, path } = photo;
  const bytes = await readTyped(fileAt(files, path), path, mime);
  // Every page of the area draws it: the bound is that of the photo's own chooser.
  if (!mayDecode(bytes)) throw excessiveFile();
  return [{ id: 'client', mime, bytes }];
}

async function open(file: Blob): Promise<ExportFile> {
  const files = await listFiles(file);
  const manifest = await readManifest(files);
  const { documents, photo, ...others } = await readData(files);
  return {
    contents: {
      savedAt: manifest.savedAt,
      rows: { ...others, photo: await readPhoto(files, photo) },
      documents: documents.map(({ path: _, ...entry }) => entry),
    },
    async readDocument(index) {
      const document = documents[index];
      if (!document) throw damagedFile();
      const { path, name, mime } = document;
      return readTyped(fileAt(files, path), name, mime).catch((error) => {
        throw asRefusal(error);
      });
    },
  };
}

/**
 * Opens a Download My Data file. The directory is checked against the limits before anything is
 * uncompressed, and the rows against the schema. A file that is not exactly as this site writes it
 * is refused as a whole. Fails with an `OperationError`.
 */
export function openExportFile(file: Blob): Promise<ExportFile> {
  return open(file).catch((error) => {
    throw asRefusal(error);
  });
}
