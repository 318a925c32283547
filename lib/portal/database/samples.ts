import { keptIn } from '@/lib/portal/database/kept-rows';
import { seedRows } from '@/lib/portal/database/seed';
import { change } from '@/lib/portal/database/store';

/** Fills an empty area with the samples when asked; an area that holds anything stays as it is. */
export function bringSamples(): Promise<void> {
  return change((db) =>
    db.transaction('rw', db.tables, async () => {
      if (!(await keptIn(db).isEmpty())) return;
      await db.meta.clear();
      for (const [table, rows] of Object.entries(seedRows(new Date()))) {
        await db.table(table).bulkPut(rows);
      }
    }),
  );
}
