import type { PortalDatabase } from '@/lib/portal/db/database';
import { answered, inExisting } from '@/lib/portal/db/existing';
import { databaseNames } from '@/lib/portal/db/names';

const CART = 'cart' satisfies keyof PortalDatabase;

/** The ids of the items in the cart of the client's own area. */
export async function readCartIds(): Promise<ReadonlySet<string>> {
  const keys = await inExisting(databaseNames.own, (database) =>
    answered(database.transaction(CART).objectStore(CART).getAllKeys()),
  );
  return new Set(keys?.map(String));
}
