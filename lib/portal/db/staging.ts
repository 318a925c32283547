import type { PortalDatabase } from '@/lib/portal/db/database';

/**
 * A restore first adds the bytes of its documents one by one, under new ids, beside the existing
 * ones. The single transaction at its end adds the entries that name them. Until then they are
 * stray, and if a reload leaves them behind, they are deleted the next time the database is opened.
 */
const LOCK = 'client-area-restore';

/** `undefined` without a secure context. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/**
 * Runs work that only one tab may do at a time, or `instead` if another tab is doing it. A browser
 * that blocks storage may refuse locks too: then nobody can tell, and `unlocked` is run.
 */
export async function alone<T>(
  work: () => Promise<T>,
  instead: () => T,
  unlocked: () => T | Promise<T> = work,
): Promise<T> {
  const manager = locks();
  if (!manager) return unlocked();
  let isAnswered = false;
  try {
    return await manager.request(LOCK, { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock ? work() : instead();
    });
  } catch (error) {
    if (isAnswered) throw error;
    return unlocked();
  }
}

async function strayIds(db: PortalDatabase): Promise<string[]> {
  const stored = await db.documentBytes.toCollection().primaryKeys();
  const listed = new Set(await db.documents.toCollection().primaryKeys());
  return stored.filter((id) => !listed.has(id));
}

/** Deletes the bytes that no document names. */
export async function deleteStray(db: PortalDatabase): Promise<void> {
  if ((await strayIds(db)).length === 0) return;
  await db.transaction('rw', db.documents, db.documentBytes, async () => {
    await db.documentBytes.bulkDelete(await strayIds(db));
  });
}

/** Deletes stray bytes, unless they may belong to a restore in another tab. */
export async function deleteAbandoned(db: PortalDatabase): Promise<void> {
  const leave = () => {};
  await alone(() => deleteStray(db), leave, leave);
}
