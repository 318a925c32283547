import type { PortalDatabase } from '@/lib/portal/db/database';
import { deleteDatabase, withDatabase } from '@/lib/portal/db/databases';
import { newOwnName } from '@/lib/portal/db/names';
import { openExportFile } from '@/lib/portal/export/file-reader';
import { fill } from '@/lib/portal/export/restore';
import { replaceEverything, takeSnapshot } from '@/lib/test-support/snapshot';

/** What a restore leads to, in the database of the page itself: a test goes on without a page anew. */
export async function restoreHere(db: PortalDatabase, file: Blob): Promise<void> {
  const exportFile = await openExportFile(file);
  const name = newOwnName();
  const rows = await withDatabase(name, async (raw) => {
    await fill(raw, db, exportFile);
    return takeSnapshot(raw);
  });
  await deleteDatabase(name);
  await replaceEverything(db, rows);
}
