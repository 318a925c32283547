import { change } from '@/lib/portal/database/store';

/** Fills an empty area with the samples at the client's wish; any other area is left unchanged. */
export async function bringSamples(): Promise<void> {
  const { seedRows } = await import('@/lib/portal/database/seed');
  const samples = Object.entries(seedRows(new Date()));
  await change((db, kept) =>
    db.transaction('rw', db.tables, async () => {
      if (!(await kept.isEmpty())) return;
      await db.meta.clear();
      for (const [table, rows] of samples) {
        await db.table(table).bulkPut(rows);
      }
    }),
  );
}
