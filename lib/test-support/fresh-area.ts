import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { PriceId } from '@/content/prices';
import { addToCart } from '@/features/client-area/cart/cart';
import { computeQuotation } from '@/features/client-area/quotations/quotation';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { seedRows } from '@/features/client-area/store/samples/seed';
import { db, openStore } from '@/features/client-area/store/store';
import { getDayInIndia } from '@/lib/days';
import { replaceEverything } from '@/lib/test-support/snapshot';

const browser = { indexedDB: new IDBFactory(), IDBKeyRange };
Object.assign(Dexie.dependencies, browser);
// The page's own database was made before this module was read.
Object.assign(Reflect.get(db, '_deps'), browser);

export async function freshArea(): Promise<PortalDatabase> {
  await openStore();
  await replaceEverything(db, seedRows(new Date()));
  return db;
}

export const readLatestActivity = () => db.activity.orderBy('id').last();

export async function readQuotation(id = '') {
  const thread = await db.threads.get(id);
  return thread && computeQuotation(thread, getDayInIndia(Date.now()));
}

/** No two in the same millisecond, as if added by hand. */
export async function fillCart(...services: readonly PriceId[]): Promise<void> {
  await db.cart.clear();
  for (const service of services) {
    const { item } = await addToCart(service);
    while (Date.now() === item.addedAt) await Promise.resolve();
  }
}

export function createPdfBytes(size: number, fill = 0x20): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(fill);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  bytes.set(new TextEncoder().encode('\n%%EOF'), size - 6);
  return bytes;
}

export const pdfFile = (name: string, fill?: number) => new File([createPdfBytes(64, fill)], name);
