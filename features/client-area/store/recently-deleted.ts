import type { PortalDatabase } from '@/features/client-area/store/database';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import type { StoredRows } from '@/features/client-area/store/stored-rows';

const DAYS_UNTIL_GONE = 30;

export type DeletedDocument = DocumentEntry & { deletedAt: number };

export const isPresent = ({ deletedAt }: Pick<DocumentEntry, 'deletedAt'>): boolean =>
  deletedAt === undefined;

const isDeleted = (document: DocumentEntry): document is DeletedDocument => !isPresent(document);

/** In milliseconds. */
export const computePurgeTime = (deletedAt: number): number =>
  deletedAt + DAYS_UNTIL_GONE * 24 * 60 * 60 * 1000;

export const listPresentDocuments = async (stored: StoredRows): Promise<DocumentEntry[]> =>
  (await stored.rows('documents')).filter(isPresent);

export function listRecentlyDeleted(documents: readonly DocumentEntry[], now: number) {
  return documents
    .filter(isDeleted)
    .filter(({ deletedAt }) => now < computePurgeTime(deletedAt))
    .sort((a, b) => b.deletedAt - a.deletedAt);
}

export async function purgeDeleted(db: PortalDatabase, now = Date.now()): Promise<void> {
  const isOver = ({ deletedAt }: DocumentEntry) =>
    typeof deletedAt === 'number' && now >= computePurgeTime(deletedAt);
  await db.transaction('rw', db.documents, db.documentBytes, async () => {
    const ids = await db.documents.filter(isOver).primaryKeys();
    await db.documents.bulkDelete(ids);
    await db.documentBytes.bulkDelete(ids);
  });
}
