import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { PriceId } from '@/content/prices';
import { addToCart } from '@/features/client-area/cart/cart';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { seedRows } from '@/features/client-area/store/samples/seed';
import { db, openStore } from '@/features/client-area/store/store';
import { replaceEverything } from '@/lib/test-support/snapshot';

const browser = { indexedDB: new IDBFactory(), IDBKeyRange };
Object.assign(Dexie.dependencies, browser);
// The page's own database was made before this module was read.
Object.assign(Reflect.get(db, '_deps'), browser);

/** The sample area as on first opening, with samples dated from now. */
export async function freshArea(): Promise<PortalDatabase> {
  await openStore();
  // Whatever earlier tests left.
  await replaceEverything(db, seedRows(new Date()));
  return db;
}

/** Puts these services alone into the cart, in this order. As by hand, no two in one millisecond. */
export async function fillCart(...services: readonly PriceId[]): Promise<void> {
  await db.cart.clear();
  for (const service of services) {
    const { item } = await addToCart(service);
    while (Date.now() === item.addedAt) await Promise.resolve();
  }
}

/** A file of `size` bytes that begins and ends as a PDF does. */
export function createPdfBytes(size: number, fill = 0x20): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(fill);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  bytes.set(new TextEncoder().encode('\n%%EOF'), size - 6);
  return bytes;
}

export const pdfFile = (name: string, fill?: number) => new File([createPdfBytes(64, fill)], name);
