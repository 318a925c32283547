import type { ArchivedFile } from '@/lib/files/archive';
import { parseJson } from '@/lib/files/json';
import { archiveKinds, type FileKind, fileKinds, isFileKind, MOST_JSON } from '@/lib/files/kinds';
import { MANIFEST_PATH } from '@/lib/files/paths';
import {
  createDamagedRejection,
  createExcessRejection,
  createForeignRejection,
  FileRejection,
} from '@/lib/files/rejections';

/** `content` is the whole of a JSON file; of an archive it is the manifest. */
export type SavedFile = { content: unknown; files: ReadonlyMap<string, ArchivedFile> };

const readStart = (file: Blob, length: number) => file.slice(0, length).text();

const noFiles: SavedFile['files'] = new Map();

async function openArchive(file: Blob): Promise<SavedFile> {
  const { listArchiveFiles } = await import('@/lib/files/archive');
  const files = await listArchiveFiles(file);
  const manifest = files.get(MANIFEST_PATH);
  if (!manifest) throw createForeignRejection();
  return { content: parseJson(await manifest.read()), files };
}

/** The parsed text or, if it is too long or damaged, the format that its beginning names. */
async function openText(file: Blob): Promise<SavedFile> {
  try {
    if (file.size > MOST_JSON) throw createExcessRejection();
    return { content: parseJson(new Uint8Array(await file.arrayBuffer())), files: noFiles };
  } catch {
    const start = await readStart(file, 200);
    const format = Object.keys(fileKinds).find((kind) => start.includes(`"${kind}"`));
    return { content: { format }, files: noFiles };
  }
}

/** Throws if the file is of another kind, too large, or of an unknown version. */
function checkHead(content: unknown, { size }: Blob, kind: FileKind): void {
  const { format, version } = Object(content) as Record<string, unknown>;
  if (!isFileKind(format)) throw createForeignRejection();
  if (format !== kind) throw new FileRejection('another', format);
  if (size > fileKinds[kind].most) throw createExcessRejection();
  if (!Number.isSafeInteger(version) || Number(version) < 1) throw createDamagedRejection();
  if (Number(version) > fileKinds[kind].version) throw new FileRejection('newer');
}

/**
 * Checks the kind and the limits of a file before anything in it is used; its schema checks the
 * rows. Throws a `FileRejection`, or any other error if the file is damaged; `runFileOperation` turns
 * either into a sentence.
 */
export async function openSaved(file: Blob, kind: FileKind): Promise<SavedFile> {
  const isArchive = (await readStart(file, 2)) === 'PK';
  const opened = await (isArchive ? openArchive(file) : openText(file)).catch((error) => {
    // Ignore archive errors when no archive was expected.
    throw isArchive && !archiveKinds.includes(kind) ? createForeignRejection() : error;
  });
  checkHead(opened.content, file, kind);
  return opened;
}
