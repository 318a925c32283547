import { Zip, ZipPassThrough } from 'fflate';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveData,
  type Manifest,
} from '@/lib/portal/archive-format';
import { crc32 } from '@/lib/portal/crc32';
import type { PortalDatabase } from '@/lib/portal/database';
import { isoDay } from '@/lib/portal/dates';
import type { Bytes } from '@/lib/portal/records';
import { withStore } from '@/lib/portal/store';

type Files = Map<string, Uint8Array>;

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value, null, 2));

/** A path that every file system takes; the number keeps equal names apart. */
export function documentPath(name: string, index: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const safe = name.replace(/[<>:"/\\|?*\u0000-\u001f\u202a-\u202e\u2066-\u2069]/g, '_');
  return `documents/${String(index + 1).padStart(3, '0')} ${safe}`;
}

/** Reads everything in one transaction, so that the parts belong together. */
function collect(db: PortalDatabase): Promise<{ data: ArchiveData; files: Files }> {
  return db.transaction('r', db.tables, async () => {
    const files: Files = new Map();
    const documents: ArchiveData['documents'] = [];
    for (const [index, entry] of (await db.documents.toArray()).entries()) {
      const stored = await db.documentBytes.get(entry.id);
      if (!stored) continue;
      const path = documentPath(entry.name, index);
      documents.push({ ...entry, path });
      files.set(path, stored.bytes);
    }
    const photo = await db.photo.get('client');
    const photoPath = photo?.mime === 'image/png' ? 'photo.png' : 'photo.jpg';
    if (photo) files.set(photoPath, photo.bytes);
    const data: ArchiveData = {
      cart: await db.cart.toArray(),
      quotations: await db.quotations.toArray(),
      documents,
      activity: await db.activity.toArray(),
      profile: await db.profile.toArray(),
      photo: photo ? { mime: photo.mime, path: photoPath } : null,
      preferences: await db.preferences.toArray(),
      meta: await db.meta.toArray(),
    };
    return { data, files };
  });
}

/** Stored, not compressed: pictures and PDFs are compressed already. */
function zip(files: Files): Blob {
  const chunks: Bytes[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Bytes);
  });
  for (const [path, bytes] of files) {
    const entry = new ZipPassThrough(path);
    archive.add(entry);
    entry.push(bytes, true);
  }
  archive.end();
  return new Blob(chunks, { type: 'application/zip' });
}

/** Everything that is read for View My Data and saved by Download My Data. */
export function collectEverything(): Promise<{ data: ArchiveData; files: Files }> {
  return withStore(collect);
}

/** One file with everything, documents included. */
export async function exportEverything(now = new Date()): Promise<{ name: string; blob: Blob }> {
  const { data, files } = await collectEverything();
  const contents: Files = new Map([['data.json', json(data)], ...files]);
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    savedAt: now.toISOString(),
    files: Object.fromEntries(Array.from(contents, ([path, bytes]) => [path, crc32(bytes)])),
  };
  const blob = zip(new Map([['manifest.json', json(manifest)], ...contents]));
  return { name: `client-area-${isoDay(now)}.zip`, blob };
}
