import { change, withStore } from '@/lib/portal/db/store';

/** The rows that cannot be shown, as a text file for somebody who understands it. Without bytes. */
export function invalidRowsFile(): Promise<Blob> {
  return withStore(async (_, stored) => {
    const withoutBytes = (name: string, value: unknown) => (name === 'bytes' ? undefined : value);
    const text = JSON.stringify(await stored.invalidRows(), withoutBytes, 2);
    return new Blob([text], { type: 'application/json' });
  });
}

/** Removes the rows that cannot be shown; a document's file is removed with its row. */
export function removeInvalidRows(): Promise<void> {
  return change((db, stored) =>
    db.transaction('rw', db.tables, async () => {
      for (const { table, key } of await stored.invalidRows()) {
        await db.table(table).delete(key);
        if (table === 'documents') await db.table('documentBytes').delete(key);
      }
    }),
  );
}
