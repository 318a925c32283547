import { readAreaPointer } from '@/lib/browser/area-pointer';

/** Opens no database if there is none. */
export async function readCartIds(): Promise<ReadonlySet<string>> {
  const marker = readAreaPointer();
  if (!marker?.own || marker.cart === 0) return new Set();
  const { own } = marker;
  const { listOwnDatabaseNames, withDatabase } = await import(
    '@/features/client-area/store/databases'
  );
  if (!(await listOwnDatabaseNames()).includes(own)) return new Set();
  return new Set(await withDatabase(own, (raw) => raw.cart.toCollection().primaryKeys()));
}
