import { findSetAside } from '@/lib/portal/database/kept-rows';
import { change, withStore } from '@/lib/portal/database/store';

/** The rows as text, for someone who can make sense of them. Bytes are left out. */
export function setAsideFile(): Promise<Blob> {
  return withStore(async (db) => {
    const withoutBytes = (name: string, value: unknown) => (name === 'bytes' ? undefined : value);
    const text = JSON.stringify(await findSetAside(db), withoutBytes, 2);
    return new Blob([text], { type: 'application/json' });
  });
}

/** Removes the rows that cannot be shown, and the file of a document among them. */
export function removeSetAside(): Promise<void> {
  return change((db) =>
    db.transaction('rw', db.tables, async () => {
      for (const { table, key } of await findSetAside(db)) {
        await db.table(table).delete(key);
        if (table === 'documents') await db.table('documentBytes').delete(key);
      }
    }),
  );
}
