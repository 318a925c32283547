import type { ArchivedFile } from '@/lib/files/archive';
import { parseJson } from '@/lib/files/json';
import { archiveKinds, type FileKind, fileKinds, isFileKind, MOST_JSON } from '@/lib/files/kinds';
import { MANIFEST_PATH } from '@/lib/files/paths';
import {
  createDamagedFault,
  createExcessFault,
  createForeignFault,
  FileFault,
} from '@/lib/files/refusals';

/** What a file of ours says: the whole of it or, of an archive, its manifest and the files in it. */
export type SavedFile = { content: unknown; files: ReadonlyMap<string, ArchivedFile> };

const startOf = (file: Blob, length: number) => file.slice(0, length).text();

const noFiles: SavedFile['files'] = new Map();

async function openArchive(file: Blob): Promise<SavedFile> {
  const { listArchiveFiles } = await import('@/lib/files/archive');
  const files = await listArchiveFiles(file);
  const manifest = files.get(MANIFEST_PATH);
  if (!manifest) throw createForeignFault();
  return { content: parseJson(await manifest.read()), files };
}

/** What a text says or, where it is too long or damaged, the format that its beginning names. */
async function openText(file: Blob): Promise<SavedFile> {
  try {
    if (file.size > MOST_JSON) throw createExcessFault();
    return { content: parseJson(new Uint8Array(await file.arrayBuffer())), files: noFiles };
  } catch {
    const start = await startOf(file, 200);
    const format = Object.keys(fileKinds).find((kind) => start.includes(`"${kind}"`));
    return { content: { format }, files: noFiles };
  }
}

/** Throws unless a file says that it is of a kind, is no larger than one, and of a known version. */
function checkHead(content: unknown, { size }: Blob, kind: FileKind): void {
  const { format, version } = Object(content) as Record<string, unknown>;
  if (!isFileKind(format)) throw createForeignFault();
  if (format !== kind) throw new FileFault('another', format);
  if (size > fileKinds[kind].most) throw createExcessFault();
  if (!Number.isSafeInteger(version) || Number(version) < 1) throw createDamagedFault();
  if (Number(version) > fileKinds[kind].version) throw new FileFault('newer');
}

/**
 * Opens a file of a kind: says what it is, and checks it against the bounds before anything in it is
 * used. What the rows are is for its schema. Throws a `FileFault`, or whatever a damaged file makes
 * fail; `runFileOperation` makes a sentence of either.
 */
export async function openSaved(file: Blob, kind: FileKind): Promise<SavedFile> {
  const isArchive = (await startOf(file, 2)) === 'PK';
  const opened = await (isArchive ? openArchive(file) : openText(file)).catch((error) => {
    // What is wrong with an archive, where none is wanted, is nobody's business.
    throw isArchive && !archiveKinds.includes(kind) ? createForeignFault() : error;
  });
  checkHead(opened.content, file, kind);
  return opened;
}
