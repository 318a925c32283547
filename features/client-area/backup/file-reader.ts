import {
  dataSchema,
  type ExportData,
  manifestSchema,
} from '@/features/client-area/backup/file-format';
import { exportedNames } from '@/features/client-area/store/kinds';
import type { DocumentEntry, Photo } from '@/features/client-area/store/records/records';
import type { Bytes } from '@/lib/bytes';
import { type ArchivedFile, normalisePath } from '@/lib/files/archive';
import { getFileType, inspectFile } from '@/lib/files/file-type';
import { checkUnique, parseChecked, parseJson } from '@/lib/files/json';
import { DATA_PATH, MANIFEST_PATH } from '@/lib/files/paths';
import { canDecode } from '@/lib/files/picture-size';
import { openSaved } from '@/lib/files/reader';
import {
  createDamagedRejection,
  createExcessRejection,
  runFileOperation,
} from '@/lib/files/rejections';

const KIND = 'client-area';

type Files = ReadonlyMap<string, ArchivedFile>;

export type ExportContents = {
  savedAt: string;
  rows: Omit<ExportData, 'documents' | 'photo'> & { photo: Photo[] };
  documents: DocumentEntry[];
};

export type ExportFile = {
  contents: ExportContents;
  /** The bytes of a document, checked against its entry; `index` counts from 0. */
  readDocument: (index: number) => Promise<Bytes>;
};

function getFile(files: Files, path: string): ArchivedFile {
  const file = files.get(normalisePath(path));
  if (!file) throw createDamagedRejection();
  return file;
}

/**
 * Throws unless every file belongs to one row, and every row that needs a file has a matching one.
 */
function checkPaths(files: Files, { documents, photo }: ExportData) {
  const paths = [MANIFEST_PATH, DATA_PATH, ...documents.map(({ path }) => path)];
  if (photo) paths.push(photo.path);
  if (new Set(paths).size !== paths.length || paths.length !== files.size)
    throw createDamagedRejection();
  for (const { path, name, type, size } of documents) {
    if (getFile(files, path).size !== size || getFileType(name) !== type)
      throw createDamagedRejection();
  }
}

const getKey = (row: { id: string | number } | { key: string }) => ('id' in row ? row.id : row.key);

async function readData(files: Files): Promise<ExportData> {
  const data = parseChecked(dataSchema, parseJson(await getFile(files, DATA_PATH).read()));
  checkPaths(files, data);
  for (const name of exportedNames) checkUnique(data[name].map(getKey));
  checkUnique(data.threads.map(({ rid }) => rid));
  return data;
}

async function readTyped(file: ArchivedFile, name: string, mime: string): Promise<Bytes> {
  const bytes = await file.read();
  const verdict = inspectFile(name, bytes, { isRestored: true });
  if (!verdict.accepted || verdict.mime !== mime) throw createDamagedRejection();
  return bytes;
}

async function readPhoto(files: Files, photo: ExportData['photo']): Promise<Photo[]> {
  if (!photo) return [];
  const { mime, path } = photo;
  const bytes = await readTyped(getFile(files, path), path, mime);
  // Every page of the area draws the photo, so the limit is that for choosing one.
  if (!canDecode(bytes)) throw createExcessRejection();
  return [{ id: 'client', mime, bytes }];
}

async function open(file: Blob): Promise<ExportFile> {
  const { content, files } = await openSaved(file, KIND);
  const { savedAt } = parseChecked(manifestSchema, content);
  const { documents, photo, ...others } = await readData(files);
  return {
    contents: {
      savedAt,
      rows: { ...others, photo: await readPhoto(files, photo) },
      documents: documents.map(({ path: _, ...entry }) => entry),
    },
    readDocument: (index) =>
      runFileOperation(KIND, async () => {
        const document = documents[index];
        if (!document) throw createDamagedRejection();
        const { path, name, mime } = document;
        return readTyped(getFile(files, path), name, mime);
      }),
  };
}

/**
 * Checks the directory against the limits before anything is uncompressed, and the rows against the
 * schema. Rejects a file that is not exactly as this site writes it. Throws an `OperationError`.
 */
export const openExportFile = (file: Blob): Promise<ExportFile> =>
  runFileOperation(KIND, () => open(file));
