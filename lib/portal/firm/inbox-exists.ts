import Dexie from 'dexie';
import { INBOX_NAME, InboxDatabase } from '@/lib/portal/firm/inbox-database';

/**
 * Whether this browser is the firm's: it has a key, or had one and filed a request. The check
 * creates nothing.
 */
export async function inboxExists(): Promise<boolean> {
  try {
    if (!(await Dexie.getDatabaseNames()).includes(INBOX_NAME)) return false;
    const inbox = new InboxDatabase();
    const counts = await Promise.all([inbox.keys.count(), inbox.requests.count()]);
    inbox.close();
    return counts.some((count) => count > 0);
  } catch {
    // A browser that blocks the check has no inbox either.
    return false;
  }
}
