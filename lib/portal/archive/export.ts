import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveData,
  archiveLimits,
  DATA_PATH,
  MANIFEST_PATH,
  type Manifest,
} from '@/lib/portal/archive/archive-format';
import { tooManyToSave, tooMuchToSave } from '@/lib/portal/archive/archive-refusals';
import { numberedName } from '@/lib/portal/archive/safe-names';
import { ZipWriter } from '@/lib/portal/archive/zip-writer';
import type { PortalDatabase } from '@/lib/portal/database/database';
import { type Kept, keptIn } from '@/lib/portal/database/kept-rows';
import type { Exchange } from '@/lib/portal/database/records';
import { renumberActivity } from '@/lib/portal/database/renumber';
import { withStore } from '@/lib/portal/database/store';
import { isoDay } from '@/lib/portal/dates';
import { wholeExchangeSchema } from '@/lib/portal/quotations/whole-exchange';

const toJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value, null, 2));

/** A path that every file system takes; the number keeps equal names apart. */
export const documentPath = (name: string, index: number) =>
  `documents/${numberedName(name, index)}`;

/** The exchanges that a file takes: one that is spoiled within is no use to anyone. */
async function wholeExchanges(kept: Kept): Promise<Exchange[]> {
  const rows = await kept.rows('exchanges');
  return rows.filter((row) => wholeExchangeSchema.safeParse(row).success);
}

/** The sound rows, and the size of the files that belong to them, in bytes. No document is read. */
async function collect(db: PortalDatabase): Promise<{ data: ArchiveData; size: number }> {
  const kept = keptIn(db);
  const stored = new Set(await db.documentBytes.toCollection().primaryKeys());
  const documents = (await kept.rows('documents'))
    .filter(({ id }) => stored.has(id))
    .map((entry, index) => ({ ...entry, path: documentPath(entry.name, index) }));
  const photo = await kept.row('photo', 'client');
  const path = photo?.mime === 'image/png' ? 'photo.png' : 'photo.jpg';
  const data: ArchiveData = {
    cart: await kept.rows('cart'),
    quotations: await kept.rows('quotations'),
    documents,
    papers: await kept.rows('papers'),
    exchanges: await wholeExchanges(kept),
    activity: renumberActivity(await kept.rows('activity')),
    profile: await kept.rows('profile'),
    photo: photo ? { mime: photo.mime, path } : null,
    preferences: await kept.rows('preferences'),
    meta: await kept.rows('meta'),
  };
  const size = documents.reduce((sum, entry) => sum + entry.size, photo?.bytes.length ?? 0);
  return { data, size };
}

/** No file is made that could not be read back. Sizes are in bytes. */
function refuseExcess(data: ArchiveData, size: number, rowsSize: number) {
  const { documents, activity, quotations, papers } = data;
  const { total, json } = archiveLimits;
  // Room for data.json and for the manifest.
  if (size > total - 2 * json) throw tooMuchToSave(size, total);
  if (rowsSize > json) throw tooManyToSave('entries');
  if (documents.length > archiveLimits.documents) throw tooManyToSave('documents');
  if (quotations.length > archiveLimits.quotations) throw tooManyToSave('quotations');
  if (papers.length > archiveLimits.papers) throw tooManyToSave('answers to papers');
  if (activity.length > archiveLimits.activity) throw tooManyToSave('entries of activity');
}

/** Reads everything in one transaction, so that the parts belong together. */
function archive(db: PortalDatabase, now: Date): Promise<Blob> {
  return db.transaction('r', db.tables, async () => {
    const { data, size } = await collect(db);
    const rows = toJson(data);
    refuseExcess(data, size, rows.length);
    const zip = new ZipWriter();
    const files: Manifest['files'] = {};
    const add = (path: string, bytes: Uint8Array) => {
      files[path] = zip.add(path, bytes);
    };
    add(DATA_PATH, rows);
    for (const { id, path } of data.documents) {
      const stored = await db.documentBytes.get(id);
      if (stored) add(path, stored.bytes);
    }
    const photo = await db.photo.get('client');
    if (photo && data.photo) add(data.photo.path, photo.bytes);
    // The manifest comes last: it holds the checksums of all the others.
    const savedAt = now.toISOString();
    const manifest: Manifest = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, savedAt, files };
    zip.add(MANIFEST_PATH, toJson(manifest));
    return zip.finish();
  });
}

/**
 * One file with everything, documents included. Fails with an ArchiveError when there is more than
 * one file can hold.
 */
export async function exportEverything(now = new Date()): Promise<{ name: string; blob: Blob }> {
  const blob = await withStore((db) => archive(db, now));
  return { name: `client-area-${isoDay(now)}.zip`, blob };
}
