import { openExportFile } from '@/features/client-area/backup/file-reader';
import { fill } from '@/features/client-area/backup/restore';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { deleteDatabase, withDatabase } from '@/features/client-area/store/databases';
import { createOwnDatabaseName } from '@/features/client-area/store/names';
import { replaceEverything, takeSnapshot } from '@/lib/test-support/snapshot';

/** Restores into the page's own database, so that a test goes on without a reload. */
export async function restoreHere(db: PortalDatabase, file: Blob): Promise<void> {
  const exportFile = await openExportFile(file);
  const name = createOwnDatabaseName();
  const rows = await withDatabase(name, async (raw) => {
    await fill(raw, db, exportFile);
    return takeSnapshot(raw);
  });
  await deleteDatabase(name);
  await replaceEverything(db, rows);
}
