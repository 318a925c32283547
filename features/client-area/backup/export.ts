import { descriptions } from '@/features/client-area/backup/descriptions';
import type { ExportData, ExportedRows, Manifest } from '@/features/client-area/backup/file-format';
import {
  createTooManyToSaveError,
  createTooMuchToSaveError,
} from '@/features/client-area/backup/file-rejections';
import type { PortalDatabase } from '@/features/client-area/store/database';
import {
  type ExportedName,
  exportedNames,
  isSound,
  kinds,
} from '@/features/client-area/store/kinds';
import { isPresent } from '@/features/client-area/store/recently-deleted';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { withStore } from '@/features/client-area/store/store';
import { sortRows } from '@/features/client-area/store/stored-rows';
import { getDayInIndia } from '@/lib/days';
import { archiveLimits } from '@/lib/files/archive';
import { createFileHead } from '@/lib/files/kinds';
import { DATA_PATH, MANIFEST_PATH } from '@/lib/files/paths';
import { createSafeName } from '@/lib/files/safe-names';
import { createZip } from '@/lib/files/zip-writer';

const toJson = (value: unknown) => new Blob([JSON.stringify(value, null, 2)]);

/** Every file system accepts the path; the number keeps equal names apart. */
export const getDocumentPath = (entry: Pick<DocumentEntry, 'name' | 'deletedAt'>, index: number) =>
  `${isPresent(entry) ? 'documents' : 'recently deleted'}/${createSafeName(entry.name, index)}`;

/** Reads one table after the other, since all of it is one transaction. */
async function readExportedRows(db: PortalDatabase): Promise<ExportedRows> {
  const rows: Partial<Record<ExportedName, object[]>> = {};
  for (const name of exportedNames) {
    const found: unknown[] = await db.table(name).toArray();
    rows[name] = sortRows(
      name,
      found.filter((row) => isSound(name, row)),
    );
  }
  return rows as ExportedRows;
}

/**
 * Reads no document; `size` is the size of their files in bytes. Damaged rows are left out, so that
 * the file restores the rest.
 */
async function collect(db: PortalDatabase): Promise<{ data: ExportData; size: number }> {
  const stored = new Set(await db.documentBytes.toCollection().primaryKeys());
  const rows = await readExportedRows(db);
  const documents = rows.documents
    .filter(({ id }) => stored.has(id))
    .map((entry, index) => ({ ...entry, path: getDocumentPath(entry, index) }));
  const photo = await db.photo.get('client');
  const path = photo?.mime === 'image/png' ? 'photo.png' : 'photo.jpg';
  const data: ExportData = {
    ...rows,
    documents,
    photo: photo ? { mime: photo.mime, path } : null,
  };
  const size = documents.reduce((sum, entry) => sum + entry.size, photo?.bytes.length ?? 0);
  return { data, size };
}

/** Throws an `OperationError` if the file could not be read back. Sizes are in bytes. */
function rejectExcess(data: ExportData, size: number, rowsSize: number) {
  const { total, json } = archiveLimits;
  // Leaves room for data.json and for the directory.
  if (size > total - 2 * json) throw createTooMuchToSaveError(size, total);
  if (rowsSize > json) throw createTooManyToSaveError('entries');
  for (const name of exportedNames) {
    if (data[name].length <= kinds[name].most) continue;
    const { title, counted } = descriptions[name];
    throw createTooManyToSaveError(counted?.[1] ?? title.toLowerCase());
  }
}

/**
 * By path, read in one transaction, so that the parts are consistent. One document is in memory at
 * a time, since the browser may keep a Blob on the disk.
 */
function collectFiles(db: PortalDatabase, now: Date): Promise<[string, Blob][]> {
  return db.transaction('r', db.tables, async () => {
    const { data, size } = await collect(db);
    const rows = toJson(data);
    rejectExcess(data, size, rows.size);
    const savedAt = now.toISOString();
    const manifest: Manifest = { ...createFileHead('client-area'), savedAt };
    const files: [string, Blob][] = [
      [MANIFEST_PATH, toJson(manifest)],
      [DATA_PATH, rows],
    ];
    for (const { id, path } of data.documents) {
      const stored = await db.documentBytes.get(id);
      if (stored) files.push([path, new Blob([stored.bytes])]);
    }
    const photo = await db.photo.get('client');
    if (photo && data.photo) files.push([data.photo.path, new Blob([photo.bytes])]);
    return files;
  });
}

/** Throws an `OperationError` if there is more than one file can hold. */
export async function exportEverything(now = new Date()): Promise<{ name: string; blob: Blob }> {
  const blob = await createZip(await withStore((db) => collectFiles(db, now)));
  return { name: `client-area-${getDayInIndia(now.getTime())}.zip`, blob };
}
