import { Zip, ZipPassThrough } from 'fflate';
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
import type { PortalDatabase } from '@/lib/portal/database/database';
import { type Kept, keptIn } from '@/lib/portal/database/kept-rows';
import type { Bytes, Exchange } from '@/lib/portal/database/records';
import { renumberActivity } from '@/lib/portal/database/renumber';
import { withStore } from '@/lib/portal/database/store';
import { isoDay } from '@/lib/portal/dates';
import { wholeExchangeSchema } from '@/lib/portal/quotations/whole-exchange';

const toJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value, null, 2));

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** In UTF-16 units; file systems take 255 bytes, of which a letter may need three. */
const MAX_STEM = 60;

/** A path that every file system takes; the number keeps equal names apart. */
export function documentPath(name: string, index: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot, dot + 6)];
  const short = (stem.slice(0, MAX_STEM) + extension).replace(UNSAFE, '_');
  return `documents/${String(index + 1).padStart(3, '0')} ${short}`;
}

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
  const { documents, activity, quotations } = data;
  const { total, json } = archiveLimits;
  // Room for data.json and for the manifest.
  if (size > total - 2 * json) throw tooMuchToSave(size, total);
  if (rowsSize > json) throw tooManyToSave('entries');
  if (documents.length > archiveLimits.documents) throw tooManyToSave('documents');
  if (quotations.length > archiveLimits.quotations) throw tooManyToSave('quotations');
  if (activity.length > archiveLimits.activity) throw tooManyToSave('entries of activity');
}

/**
 * Writes a ZIP file by file. Stored, not compressed: pictures and PDFs are compressed already.
 * Each file becomes a Blob at once, which the browser may keep on disk.
 */
class Archiver {
  private readonly blobs: Blob[] = [];
  private readonly sums: Manifest['files'] = {};
  private pieces: Bytes[] = [];
  private readonly zip = new Zip((error, piece) => {
    if (error) throw error;
    this.pieces.push(piece as Bytes);
  });

  private flush() {
    this.blobs.push(new Blob(this.pieces));
    this.pieces = [];
  }

  add(path: string, bytes: Uint8Array) {
    const entry = new ZipPassThrough(path);
    this.zip.add(entry);
    entry.push(bytes, true);
    // Signed, as the library has it.
    this.sums[path] = entry.crc >>> 0;
    this.flush();
  }

  /** The manifest comes last: it holds the checksums of all the others. */
  finish(now: Date): Blob {
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      savedAt: now.toISOString(),
      files: { ...this.sums },
    };
    this.add(MANIFEST_PATH, toJson(manifest));
    this.zip.end();
    this.flush();
    return new Blob(this.blobs, { type: 'application/zip' });
  }
}

/** Reads everything in one transaction, so that the parts belong together. */
function archive(db: PortalDatabase, now: Date): Promise<Blob> {
  return db.transaction('r', db.tables, async () => {
    const { data, size } = await collect(db);
    const rows = toJson(data);
    refuseExcess(data, size, rows.length);
    const archiver = new Archiver();
    archiver.add(DATA_PATH, rows);
    for (const { id, path } of data.documents) {
      const stored = await db.documentBytes.get(id);
      if (stored) archiver.add(path, stored.bytes);
    }
    const photo = await db.photo.get('client');
    if (photo && data.photo) archiver.add(data.photo.path, photo.bytes);
    return archiver.finish(now);
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
