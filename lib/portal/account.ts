import Dexie from 'dexie';
import { recordActivity } from '@/lib/portal/activity';
import { DATABASE_NAME, type PortalDatabase } from '@/lib/portal/database';
import { leftDatabase, resumeKept, storageStatus, withStore } from '@/lib/portal/store';

/** Notes that a password was changed, and when. The password itself is never kept. */
export async function recordPasswordChange(): Promise<void> {
  await withStore((db) =>
    db.transaction('rw', db.meta, db.activity, async () => {
      await db.meta.put({ key: 'passwordChangedAt', value: Date.now() });
      await recordActivity(db, 'Password changed', 'Settings', 'completed');
    }),
  );
}

function clear(db: PortalDatabase): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) await table.clear();
  });
}

/**
 * Erases every row of every table at once; the samples do not come back. When the visit runs in
 * memory, what the browser still keeps is erased as well.
 */
export async function eraseEverything(): Promise<void> {
  await withStore(clear);
  const status = storageStatus();
  const left = leftDatabase();
  if (left) {
    await clear(left);
    resumeKept();
  } else if (!status.kept && status.cause !== 'blocked') {
    await Dexie.delete(DATABASE_NAME);
  }
}
