import Dexie from 'dexie';
import { InboxDatabase } from '@/features/client-area/firm-inbox/inbox-database';
import { noteFirm } from '@/lib/browser/area-pointer';
import { INBOX_DATABASE } from '@/lib/browser/storage-names';

/**
 * Whether this browser is the firm's: it has a key, or had one and stored a request. Creates no
 * inbox. Notes the answer for the next page, since erasing the client's area removes the note.
 */
export async function hasInbox(): Promise<boolean> {
  const exists = await hasRows();
  noteFirm(exists);
  return exists;
}

async function hasRows(): Promise<boolean> {
  try {
    if (!(await Dexie.getDatabaseNames()).includes(INBOX_DATABASE)) return false;
    const inbox = new InboxDatabase();
    try {
      const counts = await Promise.all([inbox.keys.count(), inbox.requests.count()]);
      return counts.some((count) => count > 0);
    } finally {
      inbox.close();
    }
  } catch {
    // A browser that blocks the check has no inbox either.
    return false;
  }
}
