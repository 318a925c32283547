import type { PortalDatabase } from '@/features/client-area/store/database';
import { listRowTables } from '@/features/client-area/store/names';

type Snapshot = Record<string, unknown[]>;

/** In one transaction, so that the parts are consistent. */
export function takeSnapshot(db: PortalDatabase): Promise<Snapshot> {
  return db.transaction('r', db.tables, async () => {
    const rows: Snapshot = {};
    for (const table of listRowTables(db)) rows[table.name] = await table.toArray();
    return rows;
  });
}

export function replaceEverything(db: PortalDatabase, snapshot: Snapshot): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    for (const table of listRowTables(db)) {
      await table.clear();
      await table.bulkAdd(snapshot[table.name] ?? []);
    }
  });
}
