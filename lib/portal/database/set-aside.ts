import { change, withStore } from '@/lib/portal/database/store';

/** The rows that cannot be shown, as a text file for somebody who understands it. Without bytes. */
export function setAsideFile(): Promise<Blob> {
  return withStore(async (_, kept) => {
    const withoutBytes = (name: string, value: unknown) => (name === 'bytes' ? undefined : value);
    const text = JSON.stringify(await kept.setAside(), withoutBytes, 2);
    return new Blob([text], { type: 'application/json' });
  });
}

/** Removes the rows that cannot be shown; a document's file is removed with its row. */
export function removeSetAside(): Promise<void> {
  return change((db, kept) =>
    db.transaction('rw', db.tables, async () => {
      for (const { table, key } of await kept.setAside()) {
        await db.table(table).delete(key);
        if (table === 'documents') await db.table('documentBytes').delete(key);
      }
    }),
  );
}
