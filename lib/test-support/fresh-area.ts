import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { seedRows } from '@/lib/portal/db/seed';
import { openStore, showArea } from '@/lib/portal/db/store';
import { replaceEverything } from '@/lib/test-support/snapshot';

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

/** The sample area as on first opening, with samples dated from now. */
export async function freshArea(): Promise<PortalDatabase> {
  await showArea('sample');
  const db = await openStore();
  // Whatever marker earlier tests left.
  await replaceEverything(db, seedRows(new Date()));
  return db;
}

/** A file of `size` bytes that begins and ends as a PDF does. */
export function pdfOf(size: number, fill = 0x20): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(fill);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  bytes.set(new TextEncoder().encode('\n%%EOF'), size - 6);
  return bytes;
}

export const pdfFile = (name: string, fill?: number) => new File([pdfOf(64, fill)], name);
